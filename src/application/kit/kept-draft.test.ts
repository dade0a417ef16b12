import * as Either from 'fp-ts/lib/Either.js'
import * as Option from 'fp-ts/lib/Option.js'
import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { keptDraft } from './kept-draft.ts'

const DEFECT = new Error('A defect')

/** A device with a stored draft, which has room, has none, or is broken. */
const open = (stored: () => Option.Option<string>) => {
  const asked: unknown[] = []
  const room = { state: 'there' as 'there' | 'full' | 'broken' }
  const told: EventObject[] = []
  const parent = createActor(fromCallback<EventObject>(({ receive }) => receive((event) => told.push(event))))
  const logic = keptDraft<string, string>(
    {
      read: stored,
      keep: (name, value) => {
        if (room.state === 'broken') throw DEFECT
        if (room.state === 'full') return Either.left({ _tag: 'StorageFull' })
        asked.push([name, value])
        return Either.right(undefined)
      },
      drop: () => {},
    },
    (value) => value === '',
  )
  const actor = createActor(logic, { input: { name: 'a' }, parent: parent.start() }).start()
  return {
    asked,
    told,
    change: (value: string, state: typeof room.state = 'there') => {
      room.state = state
      actor.send({ type: 'value.changed', value })
      return told.slice(1).map(({ type }) => type)
    },
  }
}

test('The stored draft is reported first, and each change is stored under its name', () => {
  const { told, change, asked } = open(() => Option.some('Bozza'))
  expect(told).toEqual([{ type: 'kept.read', value: 'Bozza' }])
  change('Ciao')
  change('')
  expect([told.length, asked]).toEqual([
    1,
    [
      ['a', 'Ciao'],
      ['a', ''],
    ],
  ])
})

test('There is none where nothing is stored or it cannot be read, and changes are stored all the same', () => {
  for (const stored of [
    () => Option.none,
    () => {
      throw DEFECT
    },
  ]) {
    const { told, change, asked } = open(stored)
    change('Ciao')
    expect([told, asked]).toEqual([[{ type: 'kept.read', value: undefined }], [['a', 'Ciao']]])
  }
})

test('A full storage is reported once, until a draft is stored again (fault 31)', () => {
  const { change } = open(() => Option.none)
  expect(change('C', 'full')).toEqual(['room.lacked'])
  expect(change('Ci', 'broken')).toEqual(['room.lacked'])
  expect(change('')).toEqual(['room.lacked'])
  expect(change('Ci', 'full')).toEqual(['room.lacked'])
  expect(change('Cia')).toEqual(['room.lacked', 'room.regained'])
  expect(change('Ciao', 'broken')).toEqual(['room.lacked', 'room.regained', 'room.lacked'])
})
