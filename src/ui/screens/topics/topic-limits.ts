/** How many events of a topic are shown beside it; the others have a page of their own. */
export const SHOWN_EVENTS = 3
