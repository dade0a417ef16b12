import { lazy, Suspense } from 'react'
import type { Question } from '#ui/view/parts.ts'

const QuestionLayout = lazy(() => import('./dialogs.tsx').then((dialogs) => ({ default: dialogs.QuestionLayout })))

/** The question that a view asks, if it asks one; its code comes with the first. */
export const LateQuestion = ({ view }: { readonly view: Question | undefined }) =>
  view ? (
    <Suspense>
      <QuestionLayout view={view} />
    </Suspense>
  ) : null
