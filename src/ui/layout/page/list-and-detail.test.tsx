// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { ListAndDetail } from './list-and-detail.tsx'

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
