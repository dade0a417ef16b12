/** How high the room for an answer in words is, in pixels, with its buttons (SURVEY-07). */
export const EDITOR_HEIGHT = 216
