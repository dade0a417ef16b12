import { phrase } from './phrases.ts'

/** What stands in the place of something that is not there. */
export const missingLines = (): readonly string[] => [phrase('notFound.title'), phrase('notFound.text')]
