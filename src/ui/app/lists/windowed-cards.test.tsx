// @vitest-environment happy-dom
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
