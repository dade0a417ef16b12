import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { fromPort } from './from-port.ts'
import { keepingMachine } from './keeping.machine.ts'
import { ends, fails, waitingPort, walk } from './testing/walk.ts'

const text = keepingMachine<string, string>('text', (value) => value === '')
const full = { _tag: 'StorageFull' } as const

test('Every transition of the storage actor is covered', async () => {
  const walked = await walk(text, {
    inputs: [{ name: 'a' }],
    sees: (context) => context,
    events: [
      ends('restore', 'Bozza'),
      fails('restore', new Error('A defect')),
      { type: 'value.changed', value: 'Ciao' },
      { type: 'value.changed', value: '' },
      ends('keep', undefined),
      fails('keep', full),
    ],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

const open = () => {
  const restore = waitingPort<[Readonly<{ name: string }>], never, string | undefined>()
  const keep = waitingPort<[Readonly<{ name: string; value: string }>], typeof full, void>()
  const told: EventObject[] = []
  const parent = createActor(fromCallback<EventObject>(({ receive }) => receive((event) => told.push(event))))
  const actor = createActor(text.provide({ actors: { restore: fromPort(restore.port), keep: fromPort(keep.port) } }), {
    input: { name: 'a' },
    parent: parent.start(),
  }).start()
  return {
    restore,
    keep,
    told,
    kept: () => keep.calls.map(({ asked: [{ value }] }) => value),
    change: (value: string) => actor.send({ type: 'value.changed', value }),
  }
}

test('The stored value is reported first, and changes made meanwhile are stored afterwards', async () => {
  const { restore, told, change, kept } = open()
  change('Ciao')
  expect([kept(), restore.call().asked]).toEqual([[], [{ name: 'a' }]])
  await restore.call().succeed('Bozza')
  expect([told, kept()]).toEqual([[{ type: 'kept.read', value: 'Bozza' }], ['Ciao']])
})

test('Changes are stored one after the other, and intermediate ones are skipped', async () => {
  const { restore, keep, change, kept } = open()
  await restore.call().succeed(undefined)
  for (const value of ['C', 'Ci', 'Cia']) change(value)
  await keep.call().succeed()
  expect(kept()).toEqual(['C', 'Cia'])
})

test('A full storage is reported once, until a value is stored again (fault 31)', async () => {
  const { restore, keep, told, change } = open()
  await restore.call().succeed(undefined)
  const room = async (value: string, isThere: boolean) => {
    change(value)
    if (isThere) await keep.call().succeed()
    else await keep.call().fail(full)
    return told.slice(1).map(({ type }) => type)
  }
  expect(await room('C', false)).toEqual(['room.lacked'])
  expect(await room('', true)).toEqual(['room.lacked'])
  expect(await room('Ci', false)).toEqual(['room.lacked'])
  expect(await room('Cia', true)).toEqual(['room.lacked', 'room.regained'])
  expect(await room('Ciao', false)).toEqual(['room.lacked', 'room.regained', 'room.lacked'])
})
