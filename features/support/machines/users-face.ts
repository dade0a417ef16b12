import { createActor } from 'xstate'
import { users } from '#application/users/users.implementations.ts'
import * as seen from '#application/users/users.selectors.ts'
import { idFrom } from '#domain/id.ts'
import { screenAt } from '#ui/app/screens.ts'
import { userOrderFrom } from '#ui/screens/users/user-query-url.ts'
import { lines } from './form-face.ts'
import { phrase } from './phrases.ts'
import { running } from './running.ts'
import type { Asked, ScreenFace } from './screen-face.ts'
import type { Closing, Given, Stage } from './screens.ts'
import { userList } from './user-list-face.ts'
import { userPage } from './user-page-face.ts'

/** The user whose page an address opens; `nobody` where its number is none (fault 36). */
const openedBy = (path: string) => {
  const screen = screenAt(path)
  if (screen === 'newUser') return { isOpen: true, id: undefined } as const
  if (screen !== 'user') return { isOpen: false } as const
  const id = idFrom<'User'>(path.split(/[/?]/)[3])
  return id === undefined ? ('nobody' as const) : ({ isOpen: true, id } as const)
}

const NOBODY: ScreenFace = { texts: () => lines({ id: 'notFound.title' }, { id: 'notFound.text' }) }

/** The user management without a screen: the list, and over it the page of a user. */
export const openUsers = (stage: Stage, given: Given, first: string): Closing => {
  const area = createActor(users(given.ports), { input: { order: userOrderFrom(first.split('?')[1] ?? '') } })
  const close = running(given, area)
  const list = userList(area, given.go)
  const page = userPage(area)
  let opened: ReturnType<typeof openedBy> = { isOpen: false }
  let path = ''
  const arrive = (to: string): void => {
    if (to === path) return
    path = to
    const before = JSON.stringify(opened)
    opened = openedBy(to)
    area.send({ type: 'order.changed', order: userOrderFrom(to.split('?')[1] ?? '') })
    if (JSON.stringify(opened) === before) return
    if (opened !== 'nobody' && opened.isOpen) area.send({ type: 'user.opened', id: opened.id })
    else area.send({ type: 'user.closed' })
  }
  arrive(first)
  const face = () => (opened === 'nobody' ? NOBODY : opened.isOpen ? page : list)
  const removalQuestion = (): Asked | undefined => {
    const snapshot = area.getSnapshot()
    const removal = seen.userRemovalActor(snapshot)
    const subject = seen.userRemovalSubject(snapshot)
    if (!removal || !subject || !seen.isRemovingUser(snapshot)) return undefined
    return {
      question: { title: phrase('users.delete', { name: subject.name }), text: phrase('row.deleteText') },
      confirm: () => removal.send({ type: 'confirmed' }),
      cancel: () => removal.send({ type: 'cancelled' }),
    }
  }
  stage.screen = {
    arrive,
    texts: () => face().texts(),
    fields: () => face().fields?.() ?? {},
    choices: () => face().choices?.() ?? {},
    actions: () => face().actions?.() ?? {},
    question: () => removalQuestion() ?? page.question?.(),
    holds: (lead, isBack) => page.holds?.(lead, isBack) ?? false,
    retriable: () => face().retriable?.() ?? [],
  }
  return close
}
