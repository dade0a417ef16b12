// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

type Props = {
  readonly rows: readonly string[]
  readonly question?: string
  readonly isOff?: boolean
}

/** Each row is a link to that address. */
const Page = ({ rows, question = '', isOff = false }: Props) => {
  const scroller = useRef<HTMLElement>(null)
  useScrollMemory({ scroller, name: 'piazza.scroll', question, isOff })
  return (
    <main ref={scroller}>
      <h1 tabIndex={-1}>Cerca</h1>
      {rows.map((row) => (
        <a key={row} href={row.replace(' again', '')} onClick={(press) => press.preventDefault()}>
          {row}
        </a>
      ))}
    </main>
  )
}

/** Each row is 100 px high, and the window shows one of them. */
const ROW = 100
const main = (): HTMLElement => document.querySelector('main') ?? document.body
const links = () => [...document.querySelectorAll('a')]
const focused = () => links().indexOf(document.activeElement as HTMLAnchorElement)

beforeEach(() => {
  history.replaceState(null, '', '/search')
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, get: () => ROW },
    getBoundingClientRect: {
      configurable: true,
      value(this: HTMLElement) {
        return { top: this.localName === 'a' ? links().indexOf(this as HTMLAnchorElement) * ROW - main().scrollTop : 0 }
      },
    },
    // A page scrolls no further than to its last row.
    scrollTo: {
      configurable: true,
      value(this: HTMLElement, { top }: { top: number }) {
        this.scrollTop = Math.min(top, Math.max(0, (links().length - 1) * ROW))
      },
    },
  })
})
afterEach(() => {
  for (const name of ['clientHeight', 'getBoundingClientRect', 'scrollTo'])
    Reflect.deleteProperty(HTMLElement.prototype, name)
})

const FOUND = ['/activity/1', '/activity/2', '/activity/3', '/activity/2 again', '/activity/5']

/** Scrolls to a link, takes it, and leaves the page; the place in the history stays, as it does for who goes back. */
const leaveBy = async (index: number) => {
  const page = await mounted(<Page rows={FOUND} />)
  main().scrollTop = index * ROW
  await act(async () => links()[index]?.click())
  await page.redraw(<div />)
}
const drawn = () => act(async () => new Promise((resolve) => setTimeout(resolve)))

test('Who comes back to a page finds it where it was, with the focus on the link that they took', async () => {
  await leaveBy(3)
  await mounted(<Page rows={FOUND} />)
  expect(main().scrollTop).toBe(3 * ROW)
  expect(focused()).toBe(3)
})

test('A page that is filled late is put there once the link is there', async () => {
  await leaveBy(3)
  const page = await mounted(<Page rows={[]} />)
  expect(main().scrollTop).toBe(0)
  await page.redraw(<Page rows={FOUND} />)
  await drawn()
  expect(main().scrollTop).toBe(3 * ROW)
  expect(focused()).toBe(3)
})

test('What has come above the link since does not push it away', async () => {
  await leaveBy(2)
  await mounted(<Page rows={['/activity/9', ...FOUND]} />)
  expect(main().scrollTop).toBe(3 * ROW)
  expect(focused()).toBe(3)
})

test('What comes above the link a moment later does not push it away either', async () => {
  await leaveBy(2)
  const page = await mounted(<Page rows={FOUND} />)
  await page.redraw(<Page rows={['/activity/9', ...FOUND]} />)
  await drawn()
  expect(main().scrollTop).toBe(3 * ROW)
})

test('A page keeps no place while it is on its way back to one, and does again once its reader goes on', async () => {
  await leaveBy(3)
  await mounted(<Page rows={FOUND.slice(0, 2)} />)
  const before: unknown = history.state
  await act(async () => links()[0]?.click())
  expect(history.state).toEqual(before)
  dispatchEvent(new Event('wheel'))
  main().scrollTop = ROW
  await act(async () => links()[1]?.click())
  expect(history.state).toMatchObject({ 'piazza.scroll': { top: ROW, left: { href: '/activity/2' } } })
})

test('Who reads on before the page is filled stays where they are', async () => {
  await leaveBy(3)
  const page = await mounted(<Page rows={[]} />)
  dispatchEvent(new Event('wheel'))
  await page.redraw(<Page rows={FOUND} />)
  await drawn()
  expect(main().scrollTop).toBe(0)
  expect(focused()).toBe(-1)
})

test('A page that one has not been to begins at its top, and so does another question', async () => {
  const page = await mounted(<Page rows={FOUND} question="a" />)
  main().scrollTop = 200
  await page.redraw(<Page rows={FOUND} question="b" />)
  expect(main().scrollTop).toBe(0)
})

test('What has taken the place of a page at its address begins at its top', async () => {
  const page = await mounted(<Page rows={FOUND} question="read" />)
  main().scrollTop = 200
  await act(async () => links()[2]?.click())
  await page.redraw(<Page key="edit" rows={FOUND} question="edit" />)
  expect(main().scrollTop).toBe(0)
  await page.redraw(<Page key="read" rows={FOUND} question="read" />)
  expect(main().scrollTop).toBe(200)
})

test('A page that stays while the address changes keeps its place at each', async () => {
  await mounted(<Page rows={FOUND} />)
  await act(async () => history.pushState(null, '', '/search/2'))
  main().scrollTop = 300
  await act(async () => links()[3]?.click())
  expect(history.state).toMatchObject({ 'piazza.scroll': { top: 300 } })
})

test('Whose focus has moved on before the page is filled stays where they are', async () => {
  await leaveBy(3)
  const page = await mounted(<Page rows={[]} />)
  await page.redraw(<Page rows={FOUND.slice(0, 2)} />)
  links()[1]?.focus()
  await page.redraw(<Page rows={FOUND} />)
  await drawn()
  expect([main().scrollTop, focused()]).toEqual([ROW, 1])
})

test('A page writes nothing where a navigation has led already', async () => {
  await mounted(<Page rows={FOUND} />)
  await act(async () => {
    history.pushState(null, '', '/activity/2')
    links()[1]?.click()
  })
  expect(history.state).toBeNull()
})

test('A page behind another neither moves nor keeps its place', async () => {
  await leaveBy(3)
  await mounted(<Page rows={FOUND} isOff />)
  expect(main().scrollTop).toBe(0)
  history.replaceState(null, '')
  links()[1]?.click()
  expect(history.state).toBeNull()
})

test('What is kept with the address may be anything', async () => {
  history.replaceState({ 'piazza.scroll': { top: 100, left: { href: 7 } } }, '')
  await mounted(<Page rows={FOUND} />)
  expect(main().scrollTop).toBe(100)
  expect(focused()).toBe(-1)
})
