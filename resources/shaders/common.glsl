layout(std140, binding = 0) uniform Frame {
    mat4 viewProjection; // room (mm) to clip space: the projection of `Camera.project_all`
    mat4 view;           // room to right, up and towards the eye, from the eye (mm)
    mat4 lampView;       // room to the shadow map: x, y in -1..1, z in mm away from the lamp
    mat4 heldView;       // room to the map of the piece in the hand: x, y in -1..1, z in mm down
    vec4 eye;            // xyz: where the eye is; w: pixels per mm at the hub
    vec4 lampWay;        // xyz: towards the lamp; w: tangent of half of its size
    vec4 lampLight;      // rgb: its light; w: how many samples of the shadow map are taken
    vec4 sky;            // rgb: light from above; w: 1 where a piece is in the hand
    vec4 ground;         // rgb: light from below; w: radius of the ambient occlusion, mm
    vec4 size;           // xy: the picture, zw: its ambient occlusion, pixels
    vec4 target;         // x: 1 or -1, y of the framebuffer; y: 1 where depth is 0..1; z: y of clip space;
                         // w: half of the width of the shadow map, mm
};
