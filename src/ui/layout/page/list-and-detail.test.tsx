// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { useFocusOnReturn } from '#ui/layout/lists/use-list-focus.ts'
import { ListAndDetail, useLeft } from './list-and-detail.tsx'

/** A window in which nothing is idle until it is told to be. */
const idling = () => {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (call: () => void) => waiting.push(call))
  return () => act(async () => waiting.splice(0).forEach((call) => call()))
}

const pane = ({ open, isWide = false }: { readonly open?: string; readonly isWide?: boolean }) => (
  <ListAndDetail
    standing={{ open, isWide, isBehind: open !== undefined && !isWide }}
    title="Notifiche"
    list={<ul />}
    detail={open === undefined ? null : <article />}
    choosing={null}
    question={null}
  />
)
const parts = () => [...document.querySelectorAll('ul, article')].map(({ localName }) => localName)

test('What an address opens over a list is drawn before the list, which follows once the page is idle', async () => {
  const idle = idling()
  await mounted(pane({ open: '1' }))
  expect(parts()).toEqual(['article'])
  await idle()
  expect(parts()).toEqual(['ul', 'article'])
})

test('Whoever leaves it before that has the list at once', async () => {
  idling()
  const page = await mounted(pane({ open: '1' }))
  await page.redraw(pane({}))
  expect(parts()).toEqual(['ul'])
})

test('A list from which something is opened stays drawn', async () => {
  idling()
  const page = await mounted(pane({}))
  expect(parts()).toEqual(['ul'])
  await page.redraw(pane({ open: '1' }))
  expect(parts()).toEqual(['ul', 'article'])
})

const Rows = ({ open, rows }: { readonly open?: string | undefined; readonly rows: readonly string[] }) => {
  const scroller = useRef<HTMLElement>(null)
  useFocusOnReturn(scroller, open, useLeft())
  return (
    <main ref={scroller}>
      {rows.map((row) => (
        <a key={row} href={`/noticeSent/${row}`}>
          {row}
        </a>
      ))}
    </main>
  )
}
const notices = (open: string | undefined, rows: readonly string[] = ['1', '2', '12']) => (
  <ListAndDetail
    standing={{ open, isWide: false, isBehind: open !== undefined }}
    title="Notifiche"
    list={<Rows open={open} rows={rows} />}
    detail={open === undefined ? null : <article />}
    choosing={null}
    question={null}
  />
)
const focused = () => document.activeElement?.textContent

test('Whoever leaves what an address opened finds the focus on its row, where the list was not drawn before', async () => {
  idling()
  const page = await mounted(notices('2'))
  await page.redraw(notices(undefined))
  expect(focused()).toBe('2')
})

test('The row has the focus once it is there, unless one has gone on by then', async () => {
  idling()
  const page = await mounted(notices('2'))
  await page.redraw(notices(undefined, []))
  await page.redraw(notices(undefined, ['1']))
  expect(document.activeElement).toBe(document.body)
  await page.redraw(notices(undefined, ['1', '2']))
  await vi.waitFor(() => expect(focused()).toBe('2'))
  await page.redraw(notices('1', []))
  await page.redraw(notices(undefined, ['2']))
  page.find('a').focus()
  await page.redraw(notices(undefined, ['1', '2']))
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(focused()).toBe('2')
})
