import { removalNow } from '#application/kit/confirmation-now.ts'
import { filteredListNow } from '#application/kit/filtered-list-now.ts'
import { openFilteredQuery } from '#application/kit/filtered-query.ts'
import type { Flow } from '#application/kit/flow.ts'
import { formNow } from '#application/kit/form-now.ts'
import { leavingNow } from '#application/kit/leaving-now.ts'
import { present } from '#application/kit/present.ts'
import { remembered } from '#application/kit/remembered.ts'
import { keyed, restartable, type Scope } from '#application/kit/scope.ts'
import { sessionNow } from '#application/identity/session/session-now.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ManagedUser } from '#domain/users/managed-user.ts'
import { NEW_USER } from '#domain/users/user-draft.ts'
import {
  DEFAULT_USER_QUERY,
  EVERY_USER,
  filterOf,
  isFiltering,
  isSameArrangement,
  isTooShortToFilter,
  orderedBy,
  type UserArrangement,
  type UserFilter,
  type UserQuery,
  type UserSort,
} from '#domain/users/user-query.ts'
import { userEditorMachine, userFace } from './user-editor.machine.ts'
import { type UserRemoval, usersMachine } from './users.machine.ts'

/** The user whose page is open; without a number, one who is not there yet. */
export type OpenUser = Readonly<{ id: UserId | undefined }>

/** What an address asks for: how the list is arranged, and whose page is open over it; `nobody` where it names no one. */
export type UsersQuery = Readonly<{ arrangement: UserArrangement; open: OpenUser | 'nobody' | undefined }>

/** The page of one user; a defect in it leaves the list as it is. */
const openEditor = ({ ports, onClose }: Scope, inner: Scope, whose: OpenUser, saved: () => void) =>
  restartable(inner, ({ run }) => {
    const editor = run(userEditorMachine(ports), whose)
    // Heard as long as the list is there, also once the page is left.
    const saving = editor.on('user.saved', saved)
    onClose(() => saving.unsubscribe())
    return editor
  })

/** The page of one user as it is now; after a defect it has failed. */
const editorNow = ({ now, retry }: ReturnType<typeof openEditor>) => {
  const editor = now()
  const tryAgain = () => retry({ type: 'retry.requested' })
  if (!editor)
    return {
      face: 'failed' as const,
      failure: undefined,
      draft: NEW_USER,
      form: undefined,
      leaving: undefined,
      retry: tryAgain,
    }
  const snapshot = editor.getSnapshot()
  const form = snapshot.children.form
  return {
    face: userFace(snapshot),
    failure: snapshot.context.failure,
    /** The user as they were read. */
    draft: snapshot.context.draft,
    form: form && formNow(form),
    leaving: snapshot.children.leaving,
    retry: tryAgain,
  }
}

/**
 * The user management: the list, and the page of one user open over it (ADMIN-01 … ADMIN-04). The list stays as it is
 * meanwhile, and is read again once something was saved or deleted.
 */
export const openUsers = (scope: Scope, first: UsersQuery, tell: (query: UsersQuery) => void) => {
  const { piazza, ports, run } = scope
  let asked = first
  const actor = run(usersMachine(ports), { query: { ...DEFAULT_USER_QUERY, ...first.arrangement } })
  const list = () => actor.getSnapshot().children.list
  const query = () => actor.getSnapshot().context.query
  const { typed, type, change } = openFilteredQuery(scope, filterOf, {
    query,
    ask: (next) => actor.send({ type: 'query.changed', query: next }),
  })
  const editor = keyed<ReturnType<typeof openEditor>>(scope)
  const showOpen = ({ open }: UsersQuery) => {
    const whose = typeof open === 'object' ? open : undefined
    editor.show(whose && String(whose.id ?? 'new'), (inner) =>
      openEditor(scope, inner, present(whose), () => actor.send({ type: 'rows.changed' })),
    )
  }
  showOpen(first)

  const arrange = (wish: Partial<UserArrangement>) => {
    const { sortBy, descending, role, active } = { ...query(), ...wish }
    change(wish)
    tell({ ...asked, arrangement: { sortBy, descending, role, active } })
  }
  const verbs = {
    see: (first: number, last: number) => list()?.send({ type: 'rows.seen', first, last }),
    retry: () => (list() ?? actor).send({ type: 'retry.requested' }),
    type,
    order: (sortBy: UserSort) => {
      const { descending } = orderedBy(query(), sortBy)
      arrange({ sortBy, descending })
    },
    filter: (filter: Partial<UserFilter>) => arrange(filter),
    showAll: () => {
      type('')
      arrange(EVERY_USER)
    },
    remove: (removal: UserRemoval) => actor.send({ type: 'removal.requested', removal }),
  }
  // One and the same value for as long as the list does not change: a letter that is typed over it changes nothing.
  const listNow = remembered(
    (asked: UserQuery, text: string, snapshot: Parameters<typeof filteredListNow<ManagedUser>>[0]) => ({
      ...filteredListNow(snapshot, {
        typed: text,
        isTooShort: isTooShortToFilter(text),
        isFiltered: isFiltering(asked),
        verbs,
      }),
      query: asked,
      verbs,
    }),
  )
  const signIn = () => sessionNow(piazza).requireSignIn()
  return {
    ask: (next) => {
      asked = next
      if (!isSameArrangement(query(), next.arrangement)) change(next.arrangement)
      showOpen(next)
    },
    now: () => {
      const opened = editor.now()
      const page = opened && editorNow(opened)
      return {
        asked,
        signIn,
        list: listNow(query(), typed(), list()?.getSnapshot()),
        editor: page,
        leaving: leavingNow(page?.leaving, page?.form),
        removal: removalNow(actor.getSnapshot()),
      }
    },
  } satisfies Flow<UsersQuery, unknown>
}

export type UsersNow = ReturnType<ReturnType<typeof openUsers>['now']>
export type UserListNow = UsersNow['list']
export type UserEditorNow = NonNullable<UsersNow['editor']>
