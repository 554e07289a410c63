"""The project's own benchmarks, each beside a peer in the same run."""
