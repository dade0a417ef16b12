// @vitest-environment happy-dom
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { CardLink } from '#ui/components/card.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { RichTextView } from '#ui/components/rich-text-view.tsx'
import { mounted } from '#ui/components/testing/mounted.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { EventRowLayout } from './event-row.tsx'
import type { EventRowView } from '#ui/view/event-row.ts'

/** Texts from outside: in Arabic, with digits, in Hebrew. */
const [ONE, TWO, THREE] = ['حفل موسيقي', 'الطابق 3', 'שלום 12'] as const

const EVENT = {
  leaf: { shows: 'hours', from: '18:30' },
  open: { label: ONE, href: '/event/1' },
  hours: '18:30',
  where: TWO,
  typology: { words: THREE, tone: 'red' },
} as unknown as EventRowView

const PLACES: readonly (readonly [string, () => ReactElement])[] = [
  ['a row', () => <ListRow title={ONE} overline={TWO} meta={THREE} href="/x" unread="nuova" />],
  ['a row with a time', () => <ListRow title={ONE} time="09:30" />],
  ['a card', () => <CardLink title={ONE} overline={TWO} meta={THREE} href="/x" />],
  ['an event', () => <EventRowLayout view={EVENT} />],
  ['a text', () => <RichTextView html={`${ONE}\n\n${TWO}`} />],
  [
    'what is said to screen readers',
    () => (
      <p>
        <VisuallyHidden>{ONE}: </VisuallyHidden>3
      </p>
    ),
  ],
]

test.each(PLACES)('%s isolates the direction of each word from outside (FMT-06)', async (_, element) => {
  const { find } = await mounted(element())
  const texts = document.createTreeWalker(find('*').parentElement ?? document.body, NodeFilter.SHOW_TEXT)
  const seen: boolean[] = []
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if ([ONE, TWO, THREE].some((words) => text.textContent?.includes(words)))
      seen.push(text.parentElement?.closest('bdi, [dir="auto"]') !== null)
  expect(seen).toContain(true)
  expect(seen).not.toContain(false)
})
