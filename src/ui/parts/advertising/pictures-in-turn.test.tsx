// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { NEXT_AFTER, usePicturesInTurn } from './pictures-in-turn.ts'

const KEYS = [1, 2, 3]
type Shown = { readonly at: number; readonly isTurning?: boolean }
const Banners = ({ at, isTurning = true }: Shown) => {
  const hasPicture = usePicturesInTurn(
    KEYS.map((key, place) => ({ key, isHidden: place !== at })),
    isTurning,
  )
  return <p>{KEYS.filter(hasPicture).join(' ')}</p>
}

const open = async (first: Shown) => {
  const { find, redraw } = await mounted(<Banners {...first} />)
  return {
    fetched: () => find('p').textContent,
    becomes: (shown: Shown) => redraw(<Banners {...shown} />),
    pass: (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds)),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('The picture of an advertisement', () => {
  test('is fetched with its turn, and that of the next one shortly before', async () => {
    const { fetched, becomes, pass } = await open({ at: 0 })
    expect(fetched()).toBe('1')
    await pass(NEXT_AFTER - 1)
    expect(fetched()).toBe('1')
    await pass(1)
    expect(fetched()).toBe('1 2')
    await becomes({ at: 1 })
    expect(fetched()).toBe('1 2')
    await pass(NEXT_AFTER)
    expect(fetched()).toBe('1 2 3')
  })

  test('stays when its turn is over, and the first comes after the last', async () => {
    const { fetched, becomes, pass } = await open({ at: 2 })
    await pass(NEXT_AFTER)
    expect(fetched()).toBe('1 3')
    await becomes({ at: 0 })
    expect(fetched()).toBe('1 3')
  })

  test('is there with its turn also where it was not fetched before', async () => {
    const { fetched, becomes } = await open({ at: 0 })
    await becomes({ at: 1 })
    expect(fetched()).toBe('1 2')
  })

  test('is not fetched ahead while nothing turns', async () => {
    const { fetched, becomes, pass } = await open({ at: 0, isTurning: false })
    await pass(10 * NEXT_AFTER)
    expect(fetched()).toBe('1')
    await becomes({ at: 0 })
    await pass(NEXT_AFTER)
    expect(fetched()).toBe('1 2')
  })

  test('is not fetched out of sight', async () => {
    const { fetched, pass } = await open({ at: 0 })
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await pass(10 * NEXT_AFTER)
    expect(fetched()).toBe('1')
  })
})
