import { describe, expect, test, vi } from 'vitest'
import type { ReadAloudNow } from '#application/app/read-aloud/read-aloud.flow.ts'
import { readAloudView } from './read-aloud-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const SENTENCE = { passage: 1, start: 5, end: 9, text: 'Due.', spoken: 'Due.', language: 'it' } as const

const now = (more: Partial<ReadAloudNow>): ReadAloudNow => ({
  face: 'speaking',
  sentence: SENTENCE,
  place: { index: 2, count: 3 },
  speed: 'normal',
  start: vi.fn<() => void>(),
  pause: vi.fn<() => void>(),
  resume: vi.fn<() => void>(),
  skip: vi.fn<() => void>(),
  repeat: vi.fn<() => void>(),
  choose: vi.fn<ReadAloudNow['choose']>(),
  close: vi.fn<() => void>(),
  ...more,
})
const playerOf = (more: Partial<ReadAloudNow>) => readAloudView(now(more), speech).player

describe('Reading aloud', () => {
  test('offers nothing without a voice (READ-03)', () =>
    expect(readAloudView(now({ face: 'absent' }), speech)).toMatchObject({ listen: undefined, player: undefined }))

  test('offers to listen, and has no player meanwhile', () => {
    const start = vi.fn<() => void>()
    const view = readAloudView(now({ face: 'closed', start }), speech)
    view.listen?.press()
    expect([view.listen?.label, view.player, start.mock.calls.length]).toEqual(['Ascolta', undefined, 1])
  })

  test('shows the sentence that is read, and its place (READ-01)', () => {
    const view = readAloudView(now({}), speech)
    expect(view.listen).toBeUndefined()
    expect(view.player).toMatchObject({
      words: 'Due.',
      place: 'Frase 2 di 3',
      mark: { passage: 1, start: 5, end: 9 },
      told: undefined,
    })
  })

  test.each([
    ['speaking', 'Pausa', undefined],
    ['paused', 'Riprendi', undefined],
    ['failed', 'Riprendi', 'La voce si è fermata: tocca «Riprendi».'],
    ['ended', 'Ricomincia', 'Il testo è finito.'],
  ] as const)('that is %s offers "%s" and tells %j (READ-02)', (face, label, told) =>
    expect(playerOf({ face })).toMatchObject({ toggle: { label }, told }),
  )

  test('pauses, resumes, goes on and back, and closes (READ-02)', () => {
    const given = now({})
    const player = readAloudView(given, speech).player
    for (const { press } of [player?.toggle, player?.previous, player?.next, player?.close].filter(
      (one) => one !== undefined,
    ))
      press()
    playerOf({ ...given, face: 'paused' })?.toggle.press()
    for (const verb of [given.pause, given.repeat, given.skip, given.close, given.resume])
      expect(verb).toHaveBeenCalledTimes(1)
  })

  test('has no next sentence at its end', () =>
    expect([playerOf({ face: 'ended' })?.next.isDisabled, playerOf({})?.next.isDisabled]).toEqual([true, false]))

  test('has four named speeds (READ-05)', () => {
    const choose = vi.fn<ReadAloudNow['choose']>()
    const speed = playerOf({ choose, speed: 'fast' })?.speed
    expect(speed?.options.map(({ label }) => label)).toEqual(['Lenta', 'Normale', 'Veloce', 'Molto veloce'])
    expect(speed?.value).toBe('fast')
    speed?.choose('slow')
    speed?.choose('')
    expect(choose).toHaveBeenCalledExactlyOnceWith('slow')
  })
})
