import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { waitingPort } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'
import { addressSearchMachine, searchFace, SEARCH_PAUSE } from './address-search.machine.ts'

const named = (label: string): FoundAddress => ({
  label,
  address: label,
  postalCode: undefined,
  municipality: undefined,
  province: undefined,
  country: undefined,
})

const open = () => {
  const search = waitingPort<[string, AbortSignal?], RequestFailure, readonly FoundAddress[]>()
  const clock = new SimulatedClock()
  const actor = createActor(addressSearchMachine({ places: { isAvailable: () => true, search: search.port } }), {
    clock,
  })
  actor.start()
  return {
    search,
    type: (words: string) => actor.send({ type: 'words.changed', words }),
    end: () => actor.send({ type: 'search.ended' }),
    pass: (milliseconds: number) => clock.increment(milliseconds),
    see: () => {
      const snapshot = actor.getSnapshot()
      return {
        face: searchFace(snapshot),
        words: snapshot.context.words,
        found: snapshot.context.found.map(({ label }) => label),
      }
    },
  }
}

describe('The search for an address (PROF-06)', () => {
  test('starts after a debounce, with the last text', () => {
    const { type, pass, search, see } = open()
    type('via')
    pass(SEARCH_PAUSE - 1)
    type('via s ')
    pass(SEARCH_PAUSE - 1)
    expect([search.calls.length, see().face]).toEqual([0, 'searching'])
    pass(1)
    expect(search.calls.map(({ asked }) => asked[0])).toEqual(['via s'])
  })

  test('of a text that is too short is not sent, and clears the results', async () => {
    const { type, pass, search, see } = open()
    type('via')
    pass(SEARCH_PAUSE)
    await search.call().succeed([named('Via Sacco')])
    type('  vi ')
    pass(SEARCH_PAUSE)
    expect([search.calls.length, see()]).toEqual([1, { face: 'resting', words: '  vi ', found: [] }])
  })

  test('ignores the late answer to an older text, and aborts it', async () => {
    const { type, pass, search, see } = open()
    type('via s')
    pass(SEARCH_PAUSE)
    type('via v')
    pass(SEARCH_PAUSE)
    expect(search.call(1).asked[1]?.aborted).toBe(true)
    await search.call().succeed([named('Via Volta')])
    await search.call(1).succeed([named('Via Sacco')])
    expect(see()).toEqual({ face: 'found', words: 'via v', found: ['Via Volta'] })
  })

  test('shows when there is no such address, and when it failed', async () => {
    const { type, pass, search, see } = open()
    type('boh')
    pass(SEARCH_PAUSE)
    await search.call().succeed([])
    expect(see().face).toBe('nothing')
    type('via sacco')
    pass(SEARCH_PAUSE)
    await search.call().fail({ _tag: 'Unreachable' })
    expect(see()).toEqual({ face: 'failed', words: 'via sacco', found: [] })
  })

  test('ends when an address is chosen', async () => {
    const { type, pass, search, end, see } = open()
    type('via')
    pass(SEARCH_PAUSE)
    await search.call().succeed([named('Via Sacco')])
    end()
    expect(see()).toEqual({ face: 'resting', words: '', found: [] })
  })
})
