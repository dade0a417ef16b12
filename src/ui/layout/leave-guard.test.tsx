import { act, type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Router, useLocation } from 'wouter'
import { Anchor } from '#ui/components/anchor.tsx'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { askBeforeLeaving } from './leave-guard.ts'

const tell = (type: string) => dispatchEvent(new Event(type))

/** A history with a past, as a browser has it; happy-dom goes back nowhere. */
const historyAt = (path: string) => {
  const entries: { path: string; state: unknown }[] = [{ path: '/before', state: null }]
  let at = 0
  const entry = (state: unknown, to: string | null | undefined) => ({
    path: to === undefined || to === null ? (entries[at]?.path ?? '') : new URL(to, 'http://x').pathname,
    state,
  })
  const pushState = (state: unknown, _: string, to?: string | null) => {
    entries.splice(at + 1, Infinity, entry(state, to))
    at += 1
    tell('pushState')
  }
  const replaceState = (state: unknown, _: string, to?: string | null) => {
    entries[at] = entry(state, to)
    tell('replaceState')
  }
  const back = () =>
    void setTimeout(() => {
      at -= 1
      tell('popstate')
    })
  const whole = () => `http://x${entries[at]?.path}`
  pushState(null, '', path)
  vi.stubGlobal('history', {
    pushState,
    replaceState,
    back,
    get state() {
      return entries[at]?.state
    },
  })
  vi.stubGlobal('location', {
    search: '',
    get pathname() {
      return entries[at]?.path
    },
    get href() {
      return whole()
    },
  })
  return () => entries.slice(0, at + 1).map((one) => one.path)
}

const rest = () => act(async () => new Promise((done) => setTimeout(done, 80)))

/** Something that opens, such as a sheet or a selection, and may open more. */
const Opening = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  useBackCloses(isOpen, () => setOpen(false))
  return isOpen ? children : <button onClick={() => setOpen(true)}>{name}</button>
}

const At = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => {
  const [here] = useLocation()
  return here === path ? children : <p>{here}</p>
}

test.each([
  [
    'the sheet of a map',
    '/activity',
    <Anchor key="a" href="/activity/7">
      Apri la scheda
    </Anchor>,
  ],
  [
    'a dialog over a selection',
    '/chat',
    <Opening key="b" name="Elimina">
      <Anchor href="/activity/7">Regole</Anchor>
    </Opening>,
  ],
])('A link in what is open leaves no dead copy of the page in the history: %s', async (_, path, inside) => {
  const places = historyAt(path)
  const { click, find } = await mounted(
    <Router aroundNav={askBeforeLeaving}>
      <At path={path}>
        <Opening name="Apri">{inside}</Opening>
      </At>
    </Router>,
  )
  for (let again = 0; again < 2; again += 1) {
    while (document.querySelector('a') === null) {
      await click('button')
      await rest()
    }
    await click('a')
    await rest()
    expect(places()).toEqual(['/before', path, '/activity/7'])
    await act(async () => history.back())
    await rest()
    expect(find('button').textContent).toBe('Apri')
  }
  expect(places()).toEqual(['/before', path])
})
