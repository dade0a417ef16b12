/** A language that a voice can be asked to speak. */
export type SpokenLanguage = 'it' | 'es' | 'en' | 'de'

/** A paragraph, a heading or a line to read aloud, in one language; it has a letter or a digit. */
export type Passage = Readonly<{ text: string; language: SpokenLanguage }>

/** A sentence of a passage, by the index of the passage and its offsets in it, so that it can be marked. */
export type Sentence = Readonly<{
  passage: number
  start: number
  end: number
  text: string
  /** What the voice says: figures, abbreviations and addresses in words (READ-04). */
  spoken: string
  language: SpokenLanguage
}>
