/** What a message is about, by which it is drawn. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'warm'
