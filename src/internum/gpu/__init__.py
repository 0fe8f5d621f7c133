"""The rules as a GPU kernel: `build` compiles a game into a bundle, `runner` plays bundles where a GPU is."""
