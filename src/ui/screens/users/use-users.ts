import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { isBroken } from '#application/kit/breakdown.ts'
import { NO_SHORTFALL, type Sight } from '#application/kit/list-rows.ts'
import { users } from '#application/users/users.implementations.ts'
import type { UserRemoval } from '#application/users/users.machine.ts'
import {
  isDeletingUser,
  isFilterTooShort,
  isRemovingUser,
  isUserListIncomplete,
  isUserListStale,
  typedFilter,
  userEditorActor,
  userFormActor,
  userLeavingActor,
  userListActor,
  userListCount,
  userListFace,
  userListFailure,
  userListShortfall,
  userQuery,
  userRemovalActor,
  userRemovalSubject,
  userRows,
} from '#application/users/users.selectors.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import type { UserOrder, UserSort } from '#domain/users/user-query.ts'
import { ofChild } from '#ui/app/of-child.ts'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'
import { usePageLeaving } from '#ui/app/use-leaving.ts'

/** The user that the address opens: one with a number, a new one, or none. */
export type Opened = Readonly<{ kind: 'one'; id: UserId }> | Readonly<{ kind: 'new' | 'none' }>

type UsersActor = ReturnType<typeof useActorRef<ReturnType<typeof users>>>

/** The user management while its screens are open: the address says what is asked for and who is open, it follows. */
export const useUsers = (order: UserOrder, opened: Opened): UsersActor => {
  const ports = usePorts()
  const piazza = usePiazza()
  const actor = useActorRef(
    useMemo(() => users(ports), [ports]),
    { input: { order } },
  )
  useEffect(() => piazza.follow(actor), [piazza, actor])
  useEffect(() => actor.send({ type: 'order.changed', order }), [actor, order])
  const id = opened.kind === 'one' ? opened.id : undefined
  const { kind } = opened
  useEffect(
    () => actor.send(kind === 'none' ? { type: 'user.closed' } : { type: 'user.opened', id }),
    [actor, kind, id],
  )
  return actor
}

const NO_ROWS: readonly (ManagedUser | undefined)[] = []

/** What the list shows, and what can be asked of it. */
export const useUserList = (actor: UsersActor) => {
  const list = useSelector(actor, userListActor)
  const verbs = useMemo(
    () => ({
      see: (sight: Sight) => list?.send({ type: 'rows.seen', ...sight }),
      retry: () => (list ?? actor).send({ type: 'retry.requested' }),
      type: (text: string) => actor.send({ type: 'filter.typed', text }),
      order: (sortBy: UserSort) => actor.send({ type: 'order.chosen', sortBy }),
      showAll: () => actor.send({ type: 'filter.typed', text: '' }),
      remove: (removal: UserRemoval) => actor.send({ type: 'removal.requested', removal }),
    }),
    [actor, list],
  )
  return {
    query: useSelector(actor, userQuery),
    typed: useSelector(actor, typedFilter),
    isTooShort: useSelector(actor, isFilterTooShort),
    face: useSelector(list, ofChild(userListFace, 'failed')),
    rows: useSelector(list, ofChild(userRows, NO_ROWS)),
    count: useSelector(list, ofChild(userListCount, 0)),
    shortfall: useSelector(list, ofChild(userListShortfall, NO_SHORTFALL)),
    isStale: useSelector(list, ofChild(isUserListStale, false)),
    isIncomplete: useSelector(list, ofChild(isUserListIncomplete, false)),
    failure: useSelector(list, ofChild(userListFailure, undefined)),
    verbs,
  }
}
export type UserListState = ReturnType<typeof useUserList>

export type UserEditorActor = NonNullable<ReturnType<typeof userEditorActor>>

/** The page that is open, and the guard of what is written there. */
export const useUserEditor = (actor: UsersActor) => {
  const editor = useSelector(actor, userEditorActor)
  const form = useSelector(editor, (snapshot) => snapshot && userFormActor(snapshot))
  const leaving = useSelector(editor, (snapshot) => snapshot && userLeavingActor(snapshot))
  usePageLeaving(form, leaving)
  return { editor, leaving, isBroken: useSelector(actor, isBroken) }
}

/** The deletion being asked about or under way. */
export const useUserRemoval = (actor: UsersActor) => {
  const removal = useSelector(actor, userRemovalActor)
  return {
    isOpen: useSelector(actor, isRemovingUser),
    subject: useSelector(actor, userRemovalSubject),
    isBusy: useSelector(removal, (snapshot) => snapshot !== undefined && isDeletingUser(snapshot)),
    confirm: () => removal?.send({ type: 'confirmed' }),
    cancel: () => removal?.send({ type: 'cancelled' }),
  }
}
