import { lazy, Suspense } from 'react'
import type { Question } from '#ui/view/parts.ts'

const QuestionLayout = lazy(() => import('./question.tsx').then((all) => ({ default: all.QuestionLayout })))

/** The open confirmation of a view, if any; its code is loaded with the first one. */
export const LateQuestion = ({ view }: { readonly view: Question | undefined }) =>
  view ? (
    <Suspense>
      <QuestionLayout view={view} />
    </Suspense>
  ) : null
