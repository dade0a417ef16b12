import { lazy } from '#ui/components/lazy.tsx'
import { useLeaveGuard } from './leave-guard.ts'
import { usePageFrame } from './page/page-frame.tsx'
import type { GuardView } from '#ui/view/guard.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('#ui/components/confirm-dialog.tsx')).ConfirmDialog }))

/** Confirms before leaving. It must stay mounted: it continues the navigation after the confirmation. */
export const GuardLayout = ({ view: { guard, question } }: { readonly view: GuardView }) => {
  const { back } = usePageFrame().top
  const { isHeld, wouldLose, isAsking, leave, isPage } = guard
  useLeaveGuard({ isHeld, wouldLose, isAsking, onLeave: leave, goBack: isPage ? back.press : undefined })
  return question ? <ConfirmDialog {...question} /> : null
}
