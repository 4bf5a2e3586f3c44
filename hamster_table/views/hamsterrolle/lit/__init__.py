"""The wheel as a lit scene, drawn by the graphics card into a picture: rounded wood, soft shadows, occlusion."""
