import { createActor, emit, fromCallback, fromPromise, setup } from 'xstate'
import { describe, expect, test } from 'vitest'
import { NO_PORTS, settle } from '#application/kit/testing/walk.ts'
import type { News } from '#application/news.ts'
import { sessionMachine } from '#application/identity/session/session.machine.ts'
import { rootMachine } from './root.machine.ts'

/** A flow that tells something as it starts, and something else when it is asked to. */
const telling = (first?: 'chat.opened') =>
  setup({ types: { emitted: {} as News } }).createMachine({
    entry: first ? emit({ type: first, id: 1 as never }) : [],
    on: { say: { actions: emit({ type: 'chat.notOpened' }) } },
  })

const never = fromCallback(() => () => {})
const waiting = fromPromise(() => new Promise(() => {}))

const start = () => {
  const heard: string[] = []
  const session = sessionMachine(NO_PORTS).provide({
    actors: { watchSession: never as never, loadUser: waiting as never },
  })
  const root = createActor(rootMachine(NO_PORTS).provide({ actors: { session } }), {
    input: { isOpen: false, hear: ({ type }) => heard.push(type) },
  }).start()
  const open = (name: 'notices' | 'chats', logic: ReturnType<typeof telling>) => {
    root.send({ type: 'flow.opened', name, logic, input: undefined })
    return root.system.get(name) as ReturnType<typeof createActor<typeof logic>>
  }
  return { root, heard, open }
}

describe('The root', () => {
  test('has the session and the count of unread notices from the beginning', () => {
    const { root } = start()
    expect(['session', 'unread'].map((name) => root.system.get(name)?.getSnapshot().status)).toEqual([
      'active',
      'active',
    ])
  })

  test('opens a flow under its name, and hears what it tells from its first step on', () => {
    const { heard, open } = start()
    open('chats', telling('chat.opened')).send({ type: 'say' })
    expect(heard).toEqual(['chat.opened', 'chat.notOpened'])
  })

  test('remembers what the way back needs', () => {
    const { root } = start()
    root.send({ type: 'signIn.migrationRequired', username: 'anna.neri' })
    expect(root.getSnapshot().context.known.attempt).toBe('anna.neri')
    root.send({ type: 'signIn.left' })
    expect(root.getSnapshot().context.known.attempt).toBeUndefined()
  })

  test('lets go of a flow that is closed: another may have its name', () => {
    const { root, open } = start()
    const first = open('notices', telling())
    root.send({ type: 'flow.closed', flow: first })
    expect([first.getSnapshot().status, root.system.get('notices')]).toEqual(['stopped', undefined])
    expect(open('notices', telling()).getSnapshot().status).toBe('active')
  })

  test('outlives a flow that breaks, and forgets it', async () => {
    const { root } = start()
    const breaking = fromPromise(() => Promise.reject(new Error('broken')))
    root.send({ type: 'flow.opened', name: 'reminders', logic: breaking, input: undefined })
    await settle()
    expect([root.getSnapshot().status, root.system.get('reminders')]).toEqual(['active', undefined])
  })
})
