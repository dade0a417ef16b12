import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import type { PublicEvent } from '#domain/events/event.ts'
import { CardLink } from '#ui/components/card.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { DataEntries } from '#ui/screens/sheet/data-entries.tsx'
import { entriesView } from '#ui/screens/sheet/items-view.ts'
import { EventRowLayout } from '#ui/layout/event-row.tsx'
import { eventRowView } from '#ui/view/event-row.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')

const drawn = (element: ReactElement): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <IntlProvider locale="it" messages={italian}>
        {element}
      </IntlProvider>
    </Router>,
  )
/** What is to be read, line by line. */
const read = (element: ReactElement): readonly string[] =>
  drawn(element)
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '')

describe('What a server left blank', () => {
  test('takes no line of a row or a card, and no chip', () => {
    expect(read(<ListRow title="Biblioteca" overline="" meta="" />)).toEqual(['Biblioteca'])
    expect(drawn(<ListRow title="Biblioteca" overline="" meta="" href="/activity/2" />)).not.toContain('describedby')
    expect(read(<CardLink href="/activity/2" title="Biblioteca" overline="" meta="" />)).toEqual(['Biblioteca'])
    expect(drawn(<TagChip>{''}</TagChip>)).toBe('')
  })

  test('leaves the time of a row where it was', () =>
    expect(read(<ListRow title="Biblioteca" overline="" time="10:15" />)).toEqual(['Biblioteca', '10:15']))

  test('is put in words where a link needs a name', () => {
    const event = {
      title: '',
      startDate: '2026-11-25',
      endDate: '2026-11-25',
      place: '',
      typology: { name: '', colour: '#ff0000' },
      price: { kind: 'free' },
    } as PublicEvent
    const view = eventRowView(event, '/activity/3/event/3', speech)
    expect(drawn(<EventRowLayout view={view} />)).toContain('>Senza titolo</a>')
    expect(drawn(<EventRowLayout view={view} />)).not.toContain('#ff0000')
  })

  test('is heard where only the eye can do without it', () =>
    expect(read(<DataEntries entries={entriesView([{ label: '', value: '12' }], speech)} />)).toEqual([
      'Senza titolo',
      '12',
    ]))
})
