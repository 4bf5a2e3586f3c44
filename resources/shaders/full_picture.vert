#version 440
#include common
void main() {
    // One triangle that covers the whole picture.
    vec2 p = vec2(gl_VertexIndex == 1 ? 3.0 : -1.0, gl_VertexIndex == 2 ? 3.0 : -1.0);
    gl_Position = vec4(p.x, p.y * target.z * target.x, target.y > 0.5 ? 0.5 : 0.0, 1.0);
}
