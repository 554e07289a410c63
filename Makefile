# Each target is the script of the same name in scripts/; so is what CI runs.
.DEFAULT_GOAL := help
.PHONY: help setup play test check format register docs bench soak edge mutants clean

help:     ## this list
	@sed -n 's/^\([a-z]*\): *## /  make \1\t/p' Makefile | expand -t 18

setup:    ## make .venv with everything that the other targets need
	@scripts/setup

play:     ## open a table in the terminal, of Canberra Poker unless GAME= names another
	@scripts/play

test:     ## set up if need be, then all checks and the whole suite with its coverage gate
	@scripts/test

check:    ## style, types and the levels of the tree
	@scripts/check

format:   ## put the code into the house style
	@scripts/format

register: ## collect which tests prove which clauses
	@scripts/register

docs:     ## build the documentation into site/
	@scripts/docs

bench:    ## measure rounds, events and replay a second
	@scripts/bench

soak:     ## play a thousand rounds at random, with every invariant checked after every event
	@scripts/soak

edge:     ## play fixed strategies many times, and compare what they cost with what others have counted
	@scripts/edge

mutants:  ## break the code in small ways and list what no test noticed
	@scripts/mutants

clean:    ## remove everything that the other targets made
	@scripts/clean
