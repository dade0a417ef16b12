import { openUsers, type UserListNow, type UsersNow } from '#application/identity/users/users.flow.ts'
import { isUnreadable } from '#domain/unreadable.ts'
import { remembered } from '#application/kit/remembered.ts'
import { fullName } from '#domain/identity/user.ts'
import { EVERY_ROLE, type ManagedUser, workOf } from '#domain/users/managed-user.ts'
import { USER_SORTS, type UserSort } from '#domain/users/user-query.ts'
import { imagePath } from '#ui/base/images.ts'
import { SCREENS, userPath } from '#ui/base/screens.ts'
import { isBlank, personName } from '#ui/language/titles.ts'
import { namesakes } from '#ui/view/namesakes.ts'
import { type FilteredListView, filteredListView, rowsMadeBy, type RowsView, rowsView } from '#ui/view/filtered-list.ts'
import { type GuardView, guardView } from '#ui/view/guard.ts'
import { type Likeness, likeness } from '#ui/view/likeness.ts'
import type { ListAndDetail } from '#ui/view/list-and-detail.ts'
import type { Empty, Row } from '#ui/view/lists.ts'
import { type Action, action, type Way, way } from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import { type Select, selectAmong } from '#ui/view/selects.ts'
import type { Speech } from '#ui/view/speech.ts'
import { usersAddress, usersQueryFrom, usersSearch } from './user-query-url.ts'
import { directionText, roleTexts, sortTexts, stateTexts } from './user-texts.ts'
import { type UserView, userView } from './user-view.ts'
import { screenOf } from '#ui/view/screen.ts'

/** One user of the list (ADMIN-02). */
export type UserRowView = Row &
  Readonly<{
    name: Way
    username: string
    /** Another of the list has the same name: the username tells them apart. */
    isNamesake: boolean
    /** In one line: their work, or else how they are reached or where they are. */
    meta: string | undefined
    /** Said of those who may not sign in. */
    inactive: string | undefined
    likeness: Likeness
    remove: Action
    /** What a table has columns for. A column that has nothing to say is undefined. */
    beside: Readonly<
      Record<'work' | 'username' | 'email' | 'country' | 'active', string | undefined> & { roles: string }
    >
  }>

/** A column of the table, by the order that its heading chooses. */
export type SortView = Action & Readonly<{ key: UserSort; sign: 'ascending' | 'descending' | undefined }>

/** The list of users: a table where there is room, else cards (ADMIN-02). */
export type UserListView = FilteredListView<RowsView<UserRowView>> &
  Readonly<{
    /** By what else the list is filtered: the role, and whether one may sign in. */
    filters: Readonly<{ role: Select; active: Select }> | undefined
    /** Where no heading of a column sorts. */
    order: Readonly<{ by: Select; turn: Action; sign: 'ascending' | 'descending' }> | undefined
    /** Without any user the list offers it in its own place. */
    newUser: Way | undefined
    /** The headings of the table; `none` stands where a column says nothing. */
    beside: Readonly<{
      name: string
      sorts: Readonly<Record<UserSort, SortView>>
      roles: string
      tools: string
      none: string
    }>
  }>

/** The user management: the list, and over it the page of one user (ADMIN-01 … ADMIN-04). */
export type UsersView = ListAndDetail<UserListView, UserView> & Readonly<{ leaving: GuardView }>

export const usersView = (now: UsersNow, speech: Speech): UsersView => {
  const { say } = speech
  const { asked, list, removal, signIn } = now
  return {
    kind: 'listAndDetail',
    title: say('users.title'),
    list: listView(list, usersSearch(asked.arrangement), signIn, speech),
    detail: asked.open && userView(asked.open, now, speech),
    beside: undefined,
    question:
      removal &&
      deletionQuestion(
        { title: say('users.delete', { name: removal.subject.name }), text: say('row.deleteText') },
        removal,
        speech,
      ),
    leaving: guardView(now.leaving, true, speech),
  }
}

/** One and the same view for as long as the list does not change: it is not drawn again under what is being written. */
const listView = remembered((list: UserListNow, search: string, signIn: () => void, speech: Speech): UserListView => {
  const { say } = speech
  const { face, isFiltered, verbs } = list
  const newUser = way(say('users.newTitle'), `${SCREENS.newUser.path}${search}`)
  const words = {
    title: say('users.title'),
    sought: search,
    filter: say('users.filter'),
    total: say('users.total', { count: list.count }),
    incomplete: say('users.incomplete'),
    of: 'users',
  } as const
  const rows = {
    signIn,
    empty: () => emptyView(list, newUser, speech),
    rows: () => rowsOf(say('users.list'), list, search, namesakesOf(list.rows), verbs.remove, speech),
  }
  const { content, ...frame } = filteredListView(list, words, speech, () => rowsView(list, rows, speech))
  return {
    ...frame,
    filters: face === 'empty' && !isFiltered ? undefined : filtersView(list, speech),
    order: face === 'failed' || face === 'missing' ? undefined : orderView(list, speech),
    newUser: face === 'empty' && !isFiltered ? undefined : newUser,
    beside: {
      name: say('users.list'),
      sorts: sortsView(list, speech),
      roles: say('users.roles'),
      tools: say('users.tools'),
      none: say('users.noValue'),
    },
    content,
  }
})

const emptyView = ({ isFiltered, verbs }: UserListNow, newUser: Way, { say }: Speech): Empty =>
  isFiltered
    ? {
        kind: 'empty',
        title: say('users.emptyFiltered'),
        text: say('users.emptyFilteredText'),
        action: action(say('users.showAll'), verbs.showAll),
      }
    : { kind: 'empty', title: say('users.empty'), text: say('users.emptyText'), tone: 'primary', action: newUser }

const STATES = { active: true, inactive: false } as const
const EVERY_STATE = ['active', 'inactive'] as const

const filtersView = ({ query, verbs }: UserListNow, { say }: Speech): NonNullable<UserListView['filters']> => ({
  role: selectAmong({
    label: say('users.role'),
    value: query.role,
    known: EVERY_ROLE,
    text: (role) => say(roleTexts[role]),
    placeholder: say('users.anyRole'),
    choose: (role) => verbs.filter({ role }),
  }),
  active: selectAmong({
    label: say('users.status'),
    value: EVERY_STATE.find((state) => STATES[state] === query.active),
    known: EVERY_STATE,
    text: (state) => say(stateTexts[state]),
    placeholder: say('users.anyStatus'),
    choose: (state) => verbs.filter({ active: state && STATES[state] }),
  }),
})

const orderView = ({ query, verbs }: UserListNow, { say }: Speech): UserListView['order'] => ({
  by: selectAmong({
    label: say('users.sort'),
    value: query.sortBy,
    known: USER_SORTS,
    text: (one) => say(sortTexts[one]),
    choose: (sortBy = query.sortBy) => {
      if (sortBy !== query.sortBy) verbs.order(sortBy)
    },
  }),
  turn: action(say(directionText(query.descending)), () => verbs.order(query.sortBy)),
  sign: query.descending ? 'descending' : 'ascending',
})

const sortsView = ({ query, verbs }: UserListNow, { say }: Speech): UserListView['beside']['sorts'] => {
  const sort = (key: UserSort): SortView => ({
    ...action(say(sortTexts[key]), () => verbs.order(key)),
    key,
    sign: query.sortBy === key ? (query.descending ? 'descending' : 'ascending') : undefined,
  })
  return {
    name: sort('name'),
    username: sort('username'),
    email: sort('email'),
    country: sort('country'),
    active: sort('active'),
  }
}

const namesakesOf = namesakes(fullName)

/** The roles of a user in words, with those that nobody can read (fault 55). */
const rolesOf = (user: ManagedUser, { say }: Speech): string => {
  const known = [...user.roles.map((role) => say(roleTexts[role])), ...user.otherRoles]
  const unread = isUnreadable(user, 'rights')
    ? [say(known.length > 0 ? 'users.otherRolesUnread' : 'users.rolesUnread')]
    : []
  return [...known, ...unread].join(', ')
}

const rowsOf = rowsMadeBy(
  (
    user: ManagedUser,
    search: string,
    twice: ReadonlySet<string>,
    remove: UserListNow['verbs']['remove'],
    speech: Speech,
  ): UserRowView => {
    const { say } = speech
    const { id, username, email, country, active } = user
    const name = personName(user, speech)
    const work = workOf(user) || undefined
    return {
      kind: 'row',
      key: id,
      name: way(name, `${userPath(id)}${search}`),
      username,
      isNamesake: twice.has(fullName(user)),
      meta: work ?? email ?? country,
      inactive: active === false ? say('users.inactive') : undefined,
      likeness: likeness(fullName(user), imagePath('user', user.image), name),
      remove: action(say('users.delete', { name }), () => remove({ id, name, from: 'list' })),
      beside: {
        work,
        username: isBlank(username) ? undefined : username,
        email,
        country,
        roles: rolesOf(user, speech),
        active: active ? say('users.active') : undefined,
      },
    }
  },
)

/** The user management (ADMIN-01 … ADMIN-04). */
export const screen = screenOf({ query: usersQueryFrom, address: usersAddress, open: openUsers, view: usersView })
