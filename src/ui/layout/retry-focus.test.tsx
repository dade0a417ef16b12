import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { action, type Failed, type Panel, type Stale } from '#ui/view/parts.ts'
import { PagePanel } from './page/page-panel.tsx'
import { PanelLayout } from './parts.tsx'

const retry = action('Riprova', () => {})
const failed: Failed = { kind: 'failed', sign: 'lost', title: 'Non disponibile', text: 'x', retry }
const stale: Stale = { kind: 'stale', text: 'Dati di ieri', retry }
const ready = (above: Stale | undefined): Panel<string> => ({ kind: 'ready', above, content: 'Testo' })

const page = (panel: Panel<string>) => (
  <main tabIndex={-1}>
    <PagePanel panel={panel} className="" waiting={<i />}>
      {(content) => <p>{content}</p>}
    </PagePanel>
  </main>
)
const part = (panel: Panel<string>) => (
  <main tabIndex={-1}>
    <section aria-label="Eventi">
      <PanelLayout panel={panel} waiting={<i />}>
        {(content) => <p>{content}</p>}
      </PanelLayout>
    </section>
  </main>
)

type Drawn = (panel: Panel<string>) => ReactNode

const AWAITED = 'section[aria-busy=true]'

test.each<[string, Drawn, Panel<string>, Panel<string>, string, string]>([
  ['a page that is awaited', page, failed, { kind: 'waiting' }, AWAITED, 'main'],
  ['a page that is read anew', page, ready(stale), ready(undefined), 'main', 'main'],
  ['a part of a page', part, failed, { kind: 'waiting' }, AWAITED, 'section[aria-label=Eventi]'],
])('The focus of a retry stays in its place: %s', async (_, draw, before, after, place, end) => {
  const { focus, redraw, focused, find } = await mounted(<>{draw(before)}</>)
  await focus('button')
  await redraw(<>{draw(after)}</>)
  await vi.waitFor(() => expect(focused()).toBe(find(place)))
  await redraw(<>{draw(ready(undefined))}</>)
  await vi.waitFor(() => expect(focused()).toBe(find(end)))
})
