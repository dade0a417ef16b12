/** Questions that are answered with stars or with words. */
export interface QuestionTasks {
  /** All of them, each with its type of answer. */
  readonly all: () => Promise<readonly Readonly<{ text: string; kind: 'rating' | 'words' }>[]>
  readonly rate: (question: string, stars: number) => Promise<void>
  readonly answer: (question: string, words: string) => Promise<void>
  /** The rating, 0 for none. */
  readonly rating: (question: string) => Promise<number>
  readonly words: (question: string) => Promise<string>
}
