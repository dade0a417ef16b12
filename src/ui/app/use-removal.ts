import { useSelector } from '@xstate/react'
import type { AnyActorRef } from 'xstate'
import { isDeleting, isRemoving, removalActor, removalSubject } from '#application/kit/cleared-list.selectors.ts'

/** Whatever runs and is looked at. */
type Heard<State> = Pick<AnyActorRef, 'subscribe'> & Readonly<{ getSnapshot: () => State }>

/** As much of a running confirmation as asking needs. */
type Asking = Heard<Parameters<typeof isDeleting>[0]> &
  Readonly<{ send: (answer: { type: 'confirmed' } | { type: 'cancelled' }) => void }>

type Area<Removal> = Heard<
  Readonly<{
    matches: (state: { working: 'removing' }) => boolean
    children: Readonly<{ removal?: Asking | undefined }>
    context: Readonly<{ removal: Removal | undefined }>
  }>
>

/** The removal from a list that is being asked about or under way. */
export const useRemoval = <Removal>(area: Area<Removal>) => {
  const asking = useSelector(area, removalActor<Asking>)
  return {
    isOpen: useSelector(area, isRemoving),
    subject: useSelector(area, removalSubject<Removal>),
    isBusy: useSelector(asking, (state) => state !== undefined && isDeleting(state)),
    confirm: () => asking?.send({ type: 'confirmed' }),
    cancel: () => asking?.send({ type: 'cancelled' }),
  }
}
