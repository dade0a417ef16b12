// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { useSwipe } from './use-swipe.ts'

const List = ({ onSwiped }: { readonly onSwiped: (row: number) => void }) => {
  const { listeners } = useSwipe(true, onSwiped)
  return (
    <ul {...listeners}>
      <li data-row="3">
        <div />
      </li>
    </ul>
  )
}

/** Moves a finger across the row by so many pixels, and returns how the row is moved meanwhile. */
const swiped = async (across: number) => {
  const onSwiped = vi.fn<(row: number) => void>()
  const { find } = await mounted(<List onSwiped={onSwiped} />)
  const row = find('li > div') as HTMLElement
  const send = (type: string, clientX: number) =>
    act(async () =>
      row.dispatchEvent(
        new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', clientX, clientY: 5 }),
      ),
    )
  find('ul').setPointerCapture = () => undefined
  await send('pointerdown', 200)
  await send('pointermove', 200 + across)
  const moved = row.style.transform
  await send('pointerup', 200 + across)
  return { moved, rows: onSwiped.mock.calls.flat() }
}

afterEach(() => document.documentElement.removeAttribute('dir'))

describe('A row is swiped towards the start of its line', () => {
  test('to the left', async () => {
    expect(await swiped(-120)).toEqual({ moved: 'translateX(-120px)', rows: [3] })
    expect(await swiped(-60)).toEqual({ moved: 'translateX(-60px)', rows: [] })
    expect(await swiped(120)).toEqual({ moved: '', rows: [] })
  })

  test('to the right where lines run to the left', async () => {
    document.documentElement.dir = 'rtl'
    expect(await swiped(120)).toEqual({ moved: 'translateX(120px)', rows: [3] })
    expect(await swiped(-120)).toEqual({ moved: '', rows: [] })
  })
})
