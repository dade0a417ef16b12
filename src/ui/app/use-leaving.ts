import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { type FormSnapshot, isChanged, isSending } from '#application/kit/form.selectors.ts'
import { isAskingToLeave, type LeavingActor } from '#application/kit/leaving.selectors.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { useGoBack } from './navigation.ts'

type FormActor = Readonly<{ getSnapshot: () => FormSnapshot<object, string>; subscribe: AnyActorRef['subscribe'] }>

/** Whether leaving a form would lose something, and whether that is being asked. */
export const useUnsaved = (form: FormActor | undefined, leaving: LeavingActor | undefined) => ({
  wouldLose: useSelector(form, (snapshot) => snapshot !== undefined && isChanged(snapshot)),
  isAsking: useSelector(leaving, (snapshot) => snapshot !== undefined && isAskingToLeave(snapshot)),
})

/**
 * Minds what is written in a form that has a page of its own: who leaves the page with something unsaved is asked
 * first, whichever way they take. What is being sent is no longer theirs to lose.
 */
export const usePageLeaving = (form: FormActor | undefined, leaving: LeavingActor | undefined): void => {
  const { wouldLose, isAsking } = useUnsaved(form, leaving)
  const isOnItsWay = useSelector(form, (snapshot) => snapshot !== undefined && isSending(snapshot))
  useLeaveGuard({
    isHeld: wouldLose && !isOnItsWay,
    wouldLose,
    isAsking,
    onLeave: () => leaving?.send({ type: 'leaving.requested', wouldLose }),
    goBack: useGoBack(),
  })
}
