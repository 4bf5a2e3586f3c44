"""The wheel and its wood as solids: camera, meshes, the order they are painted in, shading."""
