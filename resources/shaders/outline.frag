#version 440
layout(location = 0) flat in vec4 vColour;
layout(location = 0) out vec4 pixel;
void main() { pixel = vColour.bgra; }
