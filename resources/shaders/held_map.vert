#version 440
#include instance
#include common
layout(location = 0) out float vNear;
void main() {
    vec4 at = heldView * vec4(inRoom(vec4(place, 1.0)), 1.0);
    vNear = 1200.0 - at.z;
    float depth = clamp(at.z / 1200.0, 0.0, 1.0);
    gl_Position = vec4(at.x, at.y * target.z, target.y > 0.5 ? depth : depth * 2.0 - 1.0, 1.0);
}
