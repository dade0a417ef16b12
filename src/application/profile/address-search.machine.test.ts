import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { fromReading } from '#application/kit/from-port.ts'
import { waitingPort } from '#application/kit/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { FoundAddress } from '#domain/places/found-address.ts'
import { addressSearchMachine, SEARCH_PAUSE } from './address-search.machine.ts'
import { foundAddresses, searchFace, searchWords } from './profile.selectors.ts'

const named = (label: string): FoundAddress => ({
  label,
  address: label,
  postalCode: undefined,
  municipality: undefined,
  province: undefined,
  country: undefined,
})

const open = () => {
  const search = waitingPort<[string, AbortSignal], RequestFailure, readonly FoundAddress[]>()
  const clock = new SimulatedClock()
  const actor = createActor(
    addressSearchMachine.provide({
      actors: { search: fromReading(({ words }, signal) => search.port(words, signal)) },
    }),
    { clock },
  )
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
        words: searchWords(snapshot),
        found: foundAddresses(snapshot).map(({ label }) => label),
      }
    },
  }
}

describe('The search for an address (PROF-06)', () => {
  test('begins when typing rests, with what was typed last', () => {
    const { type, pass, search, see } = open()
    type('via')
    pass(SEARCH_PAUSE - 1)
    type('via s ')
    pass(SEARCH_PAUSE - 1)
    expect([search.calls.length, see().face]).toEqual([0, 'searching'])
    pass(1)
    expect(search.calls.map(({ asked }) => asked[0])).toEqual(['via s'])
  })

  test('of fewer letters than it takes is none, and forgets what was found', async () => {
    const { type, pass, search, see } = open()
    type('via')
    pass(SEARCH_PAUSE)
    await search.call().succeed([named('Via Sacco')])
    type('  vi ')
    pass(SEARCH_PAUSE)
    expect([search.calls.length, see()]).toEqual([1, { face: 'resting', words: '  vi ', found: [] }])
  })

  test('drops the late answer to older words, and calls it off', async () => {
    const { type, pass, search, see } = open()
    type('via s')
    pass(SEARCH_PAUSE)
    type('via v')
    pass(SEARCH_PAUSE)
    expect(search.call(1).asked[1].aborted).toBe(true)
    await search.call().succeed([named('Via Volta')])
    await search.call(1).succeed([named('Via Sacco')])
    expect(see()).toEqual({ face: 'found', words: 'via v', found: ['Via Volta'] })
  })

  test('says when there is no such address, and when it could not be looked for', async () => {
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

  test('is over when an address is chosen', async () => {
    const { type, pass, search, end, see } = open()
    type('via')
    pass(SEARCH_PAUSE)
    await search.call().succeed([named('Via Sacco')])
    end()
    expect(see()).toEqual({ face: 'resting', words: '', found: [] })
  })
})
