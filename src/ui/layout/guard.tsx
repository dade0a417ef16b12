import { lazy, Suspense } from 'react'
import { useLeaveGuard } from '#ui/app/dialogs/leave-guard.ts'
import { useGoBack } from '#ui/app/navigation.ts'
import type { GuardView } from '#ui/view/guard.ts'

const QuestionDialog = lazy(() => import('./dialogs.tsx').then((dialogs) => ({ default: dialogs.QuestionDialog })))

/** Confirms before leaving. It must stay mounted: it continues the navigation after the confirmation. */
export const GuardLayout = ({ view: { guard, question } }: { readonly view: GuardView }) => {
  const goBack = useGoBack()
  const { isHeld, wouldLose, isAsking, leave, isPage } = guard
  useLeaveGuard({ isHeld, wouldLose, isAsking, onLeave: leave, goBack: isPage ? goBack : undefined })
  return question ? (
    <Suspense>
      <QuestionDialog view={question} />
    </Suspense>
  ) : null
}
