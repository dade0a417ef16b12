// @vitest-environment happy-dom
import { act, useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { WindowedCards } from './windowed-cards.tsx'

/** The rows that are in the page. */
const all = () => [...document.querySelectorAll('li[aria-posinset]')]

/** Draws a list whose first rows have been read, and tells which rows are in the page. */
const drawnOf = async (length: number, read: number) => {
  const at = (place: number) => (place < read ? { key: place, name: `Cittadino ${place + 1}` } : undefined)
  const scroller = { current: document.createElement('div') }
  Object.defineProperty(scroller.current, 'clientHeight', { value: 800 })
  await mounted(
    <WindowedCards label="Cittadini" rows={{ length, at, see: () => {} }} scroller={scroller} above={{ current: null }}>
      {({ name }) => name}
    </WindowedCards>,
  )
  return all()
}

test('Of 5,000 rows only those in sight are in the page, each with its place among all (fault 40)', async () => {
  const drawn = await drawnOf(5_000, 5_000)
  expect(drawn[0]?.textContent).toBe('Cittadino 1')
  expect(drawn[0]?.getAttribute('aria-setsize')).toBe('5000')
  expect(drawn.length).toBeLessThan(100)
})

test('Of 300 rows those in sight are there first, then all that have been read, where the browser finds their words', async () => {
  const drawn = await drawnOf(300, 280)
  expect(drawn.length).toBeLessThan(40)

  for (let turn = 0; turn < 200 && all().length < 280; turn += 1)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 1)))
  expect(all().length).toBe(280)
  expect(all().at(-1)?.textContent).toBe('Cittadino 280')
})

/** How far a page can be scrolled whose rows are as high as the room they take. */
const highest = (page: HTMLElement): number =>
  [...page.querySelectorAll('li')].reduce((sum, { style }) => sum + (Number.parseFloat(style.height) || 0), 0)

/** A page that comes back to where it stood, together with rows that are there already. */
const Returning = () => {
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const page = scroller.current
    page?.scrollTo({ top: Math.min(3_000, highest(page)) })
  }, [])
  const rows = { length: 1_000, at: (key: number) => ({ key }), see: () => {} }
  return (
    <div ref={scroller} data-scroller>
      <WindowedCards label="Cittadini" rows={rows} scroller={scroller} above={{ current: null }}>
        {({ key }) => key}
      </WindowedCards>
    </div>
  )
}

test('Rows that are there with their page leave it where it came back to (DIR-10)', async () => {
  await mounted(<Returning />)
  expect(document.querySelector('[data-scroller]')?.scrollTop).toBe(3_000)
})
