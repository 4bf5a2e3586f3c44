#version 440
layout(location = 0) in float vNear;
layout(location = 0) out vec4 nearness;
void main() { nearness = vec4(vNear, 0.0, 0.0, 1.0); }
