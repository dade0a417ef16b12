import { expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import type { Piazza } from '#application/app/piazza.ts'
import { createObserver } from './observer.ts'

const ORIGIN = 'https://demo.example'
const machine = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { push: 'open' } }, open: {} },
})
const flow = () => createActor(machine).start()

/** An app whose long-lived flows are given, and that follows anything. */
const app = (): Piazza =>
  ({ session: flow(), unread: flow(), follow: () => () => {}, open: flow, close: () => {} }) as unknown as Piazza

test('The flows of the app are in sight while they run', () => {
  const observer = createObserver(ORIGIN)
  const piazza = observer.watch(app())
  expect(observer.flows()).toHaveLength(2)
  const mine = flow()
  const end = piazza.follow(mine)
  expect(observer.flows()).toContain(mine)
  end()
  expect(observer.flows()).not.toContain(mine)
})

test('A flow whose page was left is followed as such', () => {
  const follow = vi.fn<Piazza['follow']>(() => () => {})
  const piazza = createObserver(ORIGIN).watch({ ...app(), follow })
  const mine = flow()
  piazza.follow(mine, true)
  expect(follow).toHaveBeenCalledWith(mine, true)
})

test('Every step of a flow is heard', () => {
  const observer = createObserver(ORIGIN)
  const piazza = observer.watch(app())
  const mine = flow()
  piazza.follow(mine)
  const heard = vi.fn<() => void>()
  const deafen = observer.hear(heard)
  mine.send({ type: 'push' })
  expect(heard).toHaveBeenCalledOnce()
  deafen()
  mine.send({ type: 'push' })
  expect(heard).toHaveBeenCalledOnce()
})

test('A call is noted with what was sent and received, and its answer can still be read', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: 1 }, { status: 201 }))
  const { fetch, calls } = createObserver(ORIGIN)
  const response = await fetch('/app/notices', { method: 'POST', body: '{"title":"a"}' })
  expect(await response.json()).toEqual({ data: 1 })
  await vi.waitFor(() => expect(calls()[0]?.status).toBe(201))
  expect(calls()).toMatchObject([{ number: 1, method: 'POST', sent: '{"title":"a"}', received: '{"data":1}' }])
  expect(calls()[0]?.url.href).toBe(`${ORIGIN}/app/notices`)
})

test('A call without an answer is noted as such, and fails as it did', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')))
  const { fetch, calls } = createObserver(ORIGIN)
  await expect(fetch('/app/notices')).rejects.toThrow('gone')
  expect(calls()[0]?.status).toBe('failed')
})

test('The oldest calls are forgotten', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  const { fetch, calls } = createObserver(ORIGIN)
  for (let number = 1; number <= 70; number += 1) await fetch('/app/notices')
  expect(calls()).toHaveLength(60)
  expect(calls()[0]?.number).toBe(11)
})
