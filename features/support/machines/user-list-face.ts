import type { ActorRefFrom } from 'xstate'
import type { users } from '#application/users/users.implementations.ts'
import * as seen from '#application/users/users.selectors.ts'
import { type ManagedUser, workOf } from '#domain/users/managed-user.ts'
import { IDLE_FILTER_LENGTH, USER_SORTS } from '#domain/users/user-query.ts'
import { SCREENS, userPath } from '#ui/app/screens.ts'
import { usersSearch } from '#ui/screens/users/user-query-url.ts'
import { directionText, sortTexts } from '#ui/screens/users/user-texts.ts'
import { failedLines } from './form-face.ts'
import { lackingLines, personName, phrase } from './phrases.ts'
import type { Field, ScreenFace } from './screen-face.ts'

export type Area = ActorRefFrom<ReturnType<typeof users>>

const listOf = (area: Area) => seen.userListActor(area.getSnapshot())
const rowsOf = (area: Area): readonly ManagedUser[] => {
  const list = listOf(area)?.getSnapshot()
  return list ? seen.userRows(list).flatMap((row) => row ?? []) : []
}

const rowTexts = (user: ManagedUser): readonly string[] => [
  personName(user),
  user.username,
  workOf(user),
  ...(user.active ? [] : [phrase('users.inactive')]),
]

const listTexts = (area: Area): readonly string[] => {
  const list = listOf(area)?.getSnapshot()
  if (!list) return []
  const now = seen.userListFace(list)
  const total = phrase('users.total', { count: seen.userListCount(list) })
  const lacking = lackingLines('users', seen.userListShortfall(list))
  const short = seen.isFilterTooShort(area.getSnapshot())
    ? [phrase('users.filterHint', { count: IDLE_FILTER_LENGTH + 1 })]
    : []
  switch (now) {
    case 'loading':
      return short
    case 'failed':
      return [...failedLines(seen.userListFailure(list)), ...short]
    case 'empty':
      return [total, ...lacking, phrase('users.emptyFiltered'), ...short]
    case 'full':
      return [
        total,
        ...lacking,
        ...short,
        ...(seen.isUserListStale(list) ? [phrase('panel.stale')] : []),
        ...rowsOf(area).flatMap(rowTexts),
      ]
    default:
      return now satisfies never
  }
}

const listFields = (area: Area): Readonly<Record<string, Field>> => ({
  [phrase('users.filter')]: {
    read: () => seen.typedFilter(area.getSnapshot()),
    write: (text) => area.send({ type: 'filter.typed', text }),
  },
  [phrase('users.sort')]: {
    read: () => phrase(sortTexts[seen.userQuery(area.getSnapshot()).sortBy]),
    write: (label) => {
      const sortBy = USER_SORTS.find((one) => phrase(sortTexts[one]) === label)
      if (sortBy) area.send({ type: 'order.chosen', sortBy })
    },
  },
})

const listActions = (area: Area, go: (path: string) => void): Readonly<Record<string, () => void>> => {
  const query = seen.userQuery(area.getSnapshot())
  const around = usersSearch(query)
  const list = listOf(area)?.getSnapshot()
  const isEmpty = list !== undefined && seen.userListFace(list) === 'empty'
  return {
    ...(isEmpty ? { [phrase('users.showAll')]: () => area.send({ type: 'filter.typed', text: '' }) } : {}),
    [phrase('users.newTitle')]: () => go(`${SCREENS.newUser.path}${around}`),
    [phrase(directionText(query.descending))]: () => area.send({ type: 'order.chosen', sortBy: query.sortBy }),
    // On a desk the headings of the columns sort.
    ...Object.fromEntries(
      USER_SORTS.map((sortBy) => [phrase(sortTexts[sortBy]), () => area.send({ type: 'order.chosen', sortBy })]),
    ),
    ...Object.fromEntries(
      rowsOf(area).flatMap((user) => {
        const name = personName(user)
        const remove = () => area.send({ type: 'removal.requested', removal: { id: user.id, name, from: 'list' } })
        return [
          [name, () => go(`${userPath(user.id)}${around}`)],
          [phrase('users.delete', { name }), remove],
        ] as const
      }),
    ),
  }
}

/** The users one under the other, without a screen. */
export const userList = (area: Area, go: (path: string) => void): ScreenFace => ({
  texts: () => listTexts(area),
  fields: () => listFields(area),
  actions: () => listActions(area, go),
  retriable: () => {
    const list = listOf(area)
    const now = list?.getSnapshot()
    return [
      {
        hasFailed: now !== undefined && (seen.userListFace(now) === 'failed' || seen.isUserListStale(now)),
        retry: () => list?.send({ type: 'retry.requested' }),
      },
    ]
  },
})
