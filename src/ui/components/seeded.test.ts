import { describe, expect, it } from 'vitest'
import { hueOf, numberOf, streamOf } from './seeded.ts'

describe('seeded', () => {
  it('returns the same values for the same word', () => {
    const [one, other] = [streamOf('Comune di Varese'), streamOf('Comune di Varese')]
    expect(Array.from({ length: 20 }, one)).toEqual(Array.from({ length: 20 }, other))
  })

  it('stays in [0, 1)', () => {
    const next = streamOf('x')
    for (const value of Array.from({ length: 1000 }, next)) {
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThan(1)
    }
  })

  it('distributes names over the hues', () => {
    const names = Array.from({ length: 200 }, (_, at) => `Ufficio ${at}`)
    expect(new Set(names.map(hueOf)).size).toBe(8)
    expect(new Set(names.map(numberOf)).size).toBe(200)
  })
})
