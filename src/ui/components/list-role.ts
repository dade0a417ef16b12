/** The attributes of every `ul` and `ol`: without bullets, Safari takes them for no list and does not count their items. */
export const LIST = { role: 'list' } as const
