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
import { filteredListView, rowsMadeBy, rowsView } from '#ui/view/filtered-list.ts'
import { guardView } from '#ui/view/guard.ts'
import { likeness } from '#ui/view/likeness.ts'
import { type Empty, empty } from '#ui/view/lists.ts'
import { action, type Way, way } from '#ui/view/parts.ts'
import { deletionQuestion } from '#ui/view/questions.ts'
import { selectAmong } from '#ui/view/selects.ts'
import type { Speech } from '#ui/view/speech.ts'
import { usersAddress, usersQueryFrom, usersSearch } from './user-query-url.ts'
import { ROLE_TEXTS, SORT_TEXTS } from './user-texts.ts'
import { userView } from './user-view.ts'
import { screenOf } from '#ui/view/screen.ts'

/** The user management: the list, and over it the page of one user (ADMIN-01 … ADMIN-04). */
export const usersView = (now: UsersNow, speech: Speech) => {
  const { say } = speech
  const { asked, list, removal, signIn } = now
  return {
    kind: 'listAndDetail' as const,
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
export type UsersView = ReturnType<typeof usersView>

/**
 * The list of users: a table where there is room, else cards (ADMIN-02). One and the same view for as long as the list does
 * not change: it is not drawn again under what is being written.
 */
const listView = remembered((list: UserListNow, search: string, signIn: () => void, speech: Speech) => {
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
    /** By what else the list is filtered: the role, and whether one may sign in. */
    filters: face === 'empty' && !isFiltered ? undefined : filtersView(list, speech),
    /** Where no heading of a column sorts. */
    order: face === 'failed' || face === 'missing' ? undefined : orderView(list, speech),
    /** Without any user the list offers it in its own place. */
    newUser: face === 'empty' && !isFiltered ? undefined : newUser,
    /** The headings of the table; `none` stands where a column says nothing. */
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
export type UserListView = ReturnType<typeof listView>

const emptyView = ({ isFiltered, verbs }: UserListNow, newUser: Way, { say }: Speech): Empty =>
  isFiltered
    ? empty(say('users.emptyFiltered'), say('users.emptyFilteredText'), action(say('users.showAll'), verbs.showAll))
    : { ...empty(say('users.empty'), say('users.emptyText'), newUser), tone: 'primary' }

const STATES = { active: true, inactive: false } as const
const EVERY_STATE = ['active', 'inactive'] as const

const filtersView = ({ query, verbs }: UserListNow, { say }: Speech) => ({
  role: selectAmong({
    label: say('users.role'),
    value: query.role,
    known: EVERY_ROLE,
    text: (role) => say(ROLE_TEXTS[role]),
    placeholder: say('users.anyRole'),
    choose: (role) => verbs.filter({ role }),
  }),
  active: selectAmong({
    label: say('users.status'),
    value: EVERY_STATE.find((state) => STATES[state] === query.active),
    known: EVERY_STATE,
    text: (state) => say(state === 'active' ? 'users.active' : 'users.inactive'),
    placeholder: say('users.anyStatus'),
    choose: (state) => verbs.filter({ active: state && STATES[state] }),
  }),
})

const orderView = ({ query, verbs }: UserListNow, { say }: Speech) => ({
  by: selectAmong({
    label: say('users.sort'),
    value: query.sortBy,
    known: USER_SORTS,
    text: (one) => say(SORT_TEXTS[one]),
    choose: (sortBy = query.sortBy) => {
      if (sortBy !== query.sortBy) verbs.order(sortBy)
    },
  }),
  turn: action(say(query.descending ? 'users.descending' : 'users.ascending'), () => verbs.order(query.sortBy)),
  sign: directionOf(query),
})

const directionOf = ({ descending }: UserListNow['query']) =>
  descending ? ('descending' as const) : ('ascending' as const)

/** A column of the table, by the order that its heading chooses. */
const sortView = (key: UserSort, { query, verbs }: UserListNow, { say }: Speech) => ({
  ...action(say(SORT_TEXTS[key]), () => verbs.order(key)),
  key,
  sign: query.sortBy === key ? directionOf(query) : undefined,
})
export type SortView = ReturnType<typeof sortView>

const sortsView = (list: UserListNow, speech: Speech) => ({
  name: sortView('name', list, speech),
  username: sortView('username', list, speech),
  email: sortView('email', list, speech),
  country: sortView('country', list, speech),
  active: sortView('active', list, speech),
})

const namesakesOf = namesakes(fullName)

/** The roles of a user in words, with those that nobody can read (fault 55). */
const rolesOf = (user: ManagedUser, { say }: Speech): string => {
  const known = [...user.roles.map((role) => say(ROLE_TEXTS[role])), ...user.otherRoles]
  const unread = isUnreadable(user, 'rights')
    ? [say(known.length > 0 ? 'users.otherRolesUnread' : 'users.rolesUnread')]
    : []
  return [...known, ...unread].join(', ')
}

/** One user of the list (ADMIN-02). */
const rowView = (
  user: ManagedUser,
  search: string,
  twice: ReadonlySet<string>,
  remove: UserListNow['verbs']['remove'],
  speech: Speech,
) => {
  const { say } = speech
  const { id, username, email, country, active } = user
  const name = personName(user, speech)
  const work = workOf(user) || undefined
  return {
    kind: 'row' as const,
    key: id,
    name: way(name, `${userPath(id)}${search}`),
    username,
    /** Another of the list has the same name: the username tells them apart. */
    isNamesake: twice.has(fullName(user)),
    /** In one line: their work, or else how they are reached or where they are. */
    meta: work ?? email ?? country,
    /** Said of those who may not sign in. */
    inactive: active === false ? say('users.inactive') : undefined,
    likeness: likeness(fullName(user), imagePath('user', user.image), name),
    remove: action(say('users.delete', { name }), () => remove({ id, name, from: 'list' })),
    /** What a table has columns for. A column that has nothing to say is undefined. */
    beside: {
      work,
      username: isBlank(username) ? undefined : username,
      email,
      country,
      roles: rolesOf(user, speech),
      active: active ? say('users.active') : undefined,
    },
  }
}
export type UserRowView = ReturnType<typeof rowView>

const rowsOf = rowsMadeBy(rowView)

/** The user management (ADMIN-01 … ADMIN-04). */
export const screen = screenOf({ query: usersQueryFrom, address: usersAddress, open: openUsers, view: usersView })
