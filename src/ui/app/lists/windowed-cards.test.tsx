// @vitest-environment happy-dom
import { useLayoutEffect, useRef } from 'react'
import { expect, test } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { WindowedCards } from './windowed-cards.tsx'

test('Of 5,000 rows only those in sight are in the page, each with its place among all (fault 40)', async () => {
  const rows = { length: 5_000, at: (place: number) => ({ id: place, name: `Cittadino ${place + 1}` }) }
  const scroller = { current: document.createElement('div') }
  Object.defineProperty(scroller.current, 'clientHeight', { value: 800 })
  await mounted(
    <WindowedCards
      label="Cittadini"
      list={{ rows, verbs: { see: () => {} } }}
      scroller={scroller}
      above={{ current: null }}
    >
      {({ name }) => name}
    </WindowedCards>,
  )
  const drawn = [...document.querySelectorAll('li[aria-posinset]')]
  expect(drawn[0]?.textContent).toBe('Cittadino 1')
  expect(drawn[0]?.getAttribute('aria-setsize')).toBe('5000')
  expect(drawn.length).toBeLessThan(100)
})

/** A page that comes back to where it stood, together with rows that are there already. */
const Returning = () => {
  const scroller = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => scroller.current?.scrollTo({ top: 3_000 }), [])
  const rows = { length: 1_000, at: (id: number) => ({ id }) }
  return (
    <div ref={scroller} data-scroller>
      <WindowedCards
        label="Cittadini"
        list={{ rows, verbs: { see: () => {} } }}
        scroller={scroller}
        above={{ current: null }}
      >
        {({ id }) => id}
      </WindowedCards>
    </div>
  )
}

test('Rows that are there with their page leave it where it came back to (DIR-10)', async () => {
  await mounted(<Returning />)
  expect(document.querySelector('[data-scroller]')?.scrollTop).toBe(3_000)
})
