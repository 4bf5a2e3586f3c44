layout(location = 0) in vec3 vAt;                    // in the room, mm
layout(location = 1) in vec3 vNormal;
layout(location = 2) in vec3 vOwn;                   // in the frame of the solid, mm
layout(location = 3) in vec3 vOwnNormal;
layout(location = 4) in vec3 vMark;                  // on the sign of the face, in its size; z: its size in mm, 0: no sign
layout(location = 5) flat in vec4 vColour;           // linear
layout(location = 6) flat in vec4 vTraits;           // x: axis of the grain (3: bent round the hub), y: seed, z: kind, w: 1 in the hand
