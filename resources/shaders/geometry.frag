#version 440
#include surface
#include common
layout(location = 0) out vec4 normalAndDepth;
void main() { normalAndDepth = vec4(normalize(mat3(view) * vNormal), -(view * vec4(vAt, 1.0)).z); }
