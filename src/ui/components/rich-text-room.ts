/** The height of the field for a text answer, in pixels, with its buttons (SURVEY-07). */
export const EDITOR_HEIGHT = 216
