import { lazy } from '#ui/components/lazy.tsx'
import type { Question } from '#ui/view/parts.ts'

const QuestionLayout = lazy(async () => ({ default: (await import('./question.tsx')).QuestionLayout }))

/** The open confirmation of a view, if any; its code is loaded with the first one. */
export const LateQuestion = ({ view }: { readonly view: Question | undefined }) =>
  view ? <QuestionLayout view={view} /> : null
