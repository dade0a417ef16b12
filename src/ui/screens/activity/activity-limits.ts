/** How many of its next events stand on an activity's page; the others are one tap away. */
export const NEXT_EVENTS = 3

/** How many of its notices stand there at first. */
export const FIRST_NOTICES = 3
