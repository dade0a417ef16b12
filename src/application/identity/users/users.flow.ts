import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { isBroken } from '#application/kit/breakdown.ts'
import { confirmationNow } from '#application/kit/confirmation-now.ts'
import { type FilteredListNow, filteredListNow } from '#application/kit/filtered-list-now.ts'
import type { Flow } from '#application/kit/flow.ts'
import { formNow } from '#application/kit/form-now.ts'
import { leavingNow } from '#application/kit/leaving-now.ts'
import { remembered } from '#application/kit/remembered.ts'
import type { Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import {
  EVERY_USER,
  isFiltering,
  isTooShortToFilter,
  orderedBy,
  type UserArrangement,
  type UserFilter,
  type UserSort,
} from '#domain/users/user-query.ts'
import { userFace, type userEditorMachine } from './user-editor.machine.ts'
import { type OpenUser, usersMachine } from './users.machine.ts'
import type { UserRemoval } from './users-news.ts'

/** What an address asks for: how the list is arranged, and whose page is open over it; `nobody` where it names no one. */
export type UsersQuery = Readonly<{ arrangement: UserArrangement; open: OpenUser | 'nobody' | undefined }>

const isSameOpen = (one: UsersQuery['open'], other: UsersQuery['open']): boolean =>
  typeof one === 'object' && typeof other === 'object' ? one.id === other.id : one === other

type EditorActor = ActorRefFrom<ReturnType<typeof userEditorMachine>>

/** The page of one user as it is now. */
const editorNow = (editor: EditorActor) => {
  const snapshot = editor.getSnapshot()
  const form = snapshot.children.form
  return {
    face: userFace(snapshot),
    failure: snapshot.context.failure,
    /** The user as they were read. */
    draft: snapshot.context.draft,
    form: form && formNow(form),
    leaving: snapshot.children.leaving,
    retry: () => editor.send({ type: 'retry.requested' }),
  }
}

/** The user management: the list, and the page of one user open over it (ADMIN-01 … ADMIN-04). */
export const openUsers = (scope: Scope, query: UsersQuery, tell: (query: UsersQuery) => void) => {
  const { piazza, ports, run, onClose } = scope
  const actor = run(usersMachine(ports), { arrangement: query.arrangement })
  let asked = query
  const news = actor.on('users.arranged', ({ arrangement: { sortBy, descending, role, active } }) =>
    tell({ ...asked, arrangement: { sortBy, descending, role, active } }),
  )
  onClose(() => news.unsubscribe())
  const showOpen = ({ open }: UsersQuery) =>
    actor.send(typeof open === 'object' ? { type: 'user.opened', id: open.id } : { type: 'user.closed' })
  showOpen(query)

  const list = () => actor.getSnapshot().children.list
  const listState = () => list()?.getSnapshot()
  const retry = () => (list() ?? actor).send({ type: 'retry.requested' })
  const arrange = (change: Partial<UserArrangement>) => actor.send({ type: 'arrangement.chosen', change })
  const verbs = {
    see: (first: number, last: number) => list()?.send({ type: 'rows.seen', first, last }),
    retry,
    type: (text: string) => actor.send({ type: 'filter.typed', text }),
    order: (sortBy: UserSort) => {
      const { descending } = orderedBy(actor.getSnapshot().context.query, sortBy)
      arrange({ sortBy, descending })
    },
    filter: (filter: Partial<UserFilter>) => arrange(filter),
    showAll: () => {
      actor.send({ type: 'filter.typed', text: '' })
      arrange(EVERY_USER)
    },
    remove: (removal: UserRemoval) => actor.send({ type: 'removal.requested', removal }),
  }
  // One and the same value for as long as the list does not change: a letter that is typed over it changes nothing.
  const listNow = remembered(
    ({ context: { typed, query } }: SnapshotFrom<typeof actor>, snapshot: ReturnType<typeof listState>) => ({
      ...(filteredListNow(snapshot, {
        typed,
        isTooShort: isTooShortToFilter(typed),
        isFiltered: isFiltering(query),
        verbs,
      }) satisfies FilteredListNow<ManagedUser>),
      query,
      verbs,
    }),
  )
  const removalNow = () => {
    const subject = actor.getSnapshot().context.removal
    const asking = actor.getSnapshot().children.removal
    return subject && asking ? { subject, ...confirmationNow(asking) } : undefined
  }
  const signIn = () => sessionNow(piazza).requireSignIn()
  return {
    ask: (next) => {
      const before = asked
      asked = next
      actor.send({ type: 'arrangement.changed', arrangement: next.arrangement })
      if (!isSameOpen(before.open, next.open)) showOpen(next)
    },
    now: () => {
      const snapshot = actor.getSnapshot()
      const editor = snapshot.children.editor && editorNow(snapshot.children.editor)
      return {
        asked,
        signIn,
        list: listNow(snapshot, listState()),
        editor,
        /** Begins everything anew; there only once it broke down. */
        restart: isBroken(snapshot) ? retry : undefined,
        leaving: leavingNow(editor?.leaving, editor?.form),
        removal: removalNow(),
      }
    },
  } satisfies Flow<UsersQuery, unknown>
}

export type UsersNow = ReturnType<ReturnType<typeof openUsers>['now']>
export type UserListNow = UsersNow['list']
export type UserEditorNow = NonNullable<UsersNow['editor']>
