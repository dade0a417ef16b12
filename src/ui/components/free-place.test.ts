import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { freePlace, type Wish } from './free-place.ts'

const PHONE = { top: 0, bottom: 844 }
const BAR = { top: 780, bottom: 844 }
const wish = (about: Partial<Wish> = {}): Wish => ({
  height: 60,
  window: PHONE,
  needed: [BAR],
  spared: [],
  from: 'bottom',
  margin: 8,
  ...about,
})

describe('A message stands where nothing is', () => {
  test('above the bar at the bottom', () => expect(freePlace(wish())).toEqual({ top: 712, room: 764 }))

  test('at the top, under the bar that is there', () =>
    expect(freePlace(wish({ from: 'top', spared: [{ top: 0, bottom: 56 }] }))).toEqual({ top: 64, room: 708 }))

  test('above a field and its button, where the bottom has no room', () =>
    expect(freePlace(wish({ needed: [BAR, { top: 620, bottom: 676 }, { top: 700, bottom: 748 }] }))).toEqual({
      top: 552,
      room: 604,
    }))

  test('between two things, where only there is room', () =>
    expect(
      freePlace(
        wish({
          window: { top: 0, bottom: 256 },
          needed: [
            { top: 0, bottom: 60 },
            { top: 150, bottom: 256 },
          ],
        }),
      ),
    ).toEqual({ top: 82, room: 74 }))

  test('over what is spared, where nothing else is free', () =>
    expect(
      freePlace(
        wish({
          window: { top: 0, bottom: 140 },
          needed: [{ top: 70, bottom: 140 }],
          spared: [{ top: 0, bottom: 50 }],
          height: 50,
        }),
      ),
    ).toEqual({ top: 12, room: 54 }))

  test('in the largest place where none is large enough', () =>
    expect(
      freePlace(wish({ window: { top: 0, bottom: 256 }, height: 150, needed: [{ top: 90, bottom: 140 }] })),
    ).toEqual({ top: 148, room: 100 }))

  test('nowhere in a window that is full', () => expect(freePlace(wish({ needed: [PHONE] }))).toBeUndefined())

  test('above the keyboard', () =>
    expect(freePlace(wish({ window: { top: 0, bottom: 430 }, needed: [{ top: 360, bottom: 420 }, BAR] }))).toEqual({
      top: 292,
      room: 344,
    }))

  test('in any window, among any things: within it, and over none of them', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -200, max: 1000 }), fc.integer({ min: 1, max: 300 })), { maxLength: 6 }),
        fc.integer({ min: 256, max: 900 }),
        fc.integer({ min: 40, max: 300 }),
        fc.constantFrom('top' as const, 'bottom' as const),
        (things, bottom, height, from) => {
          const needed = things.map(([top, size]) => ({ top, bottom: top + size }))
          const place = freePlace(wish({ window: { top: 0, bottom }, needed, height, from }))
          if (!place) return
          const end = place.top + Math.min(height, place.room)
          expect(place.top).toBeGreaterThanOrEqual(0)
          expect(end).toBeLessThanOrEqual(bottom)
          expect(needed.filter((one) => one.top < end && one.bottom > place.top)).toEqual([])
        },
      ),
    ))
})
