import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, IntlProvider } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import type { PublicEvent } from '#domain/events/event.ts'
import type { NoticeDate, ReceivedNotice } from '#domain/notices/notice.ts'
import type { Found } from '#domain/search/search.ts'
import { CardLink } from '#ui/components/card.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { NoticeFiles } from '#ui/screens/notice/notice-files.tsx'
import { CalendarTemplate } from '#ui/screens/notice/notice-calendar.tsx'
import type { Errands } from '#ui/screens/notice/use-notice.ts'
import { DataEntries } from '#ui/screens/sheet/data-entries.tsx'
import { FoundRow } from '#ui/screens/search/found-row.tsx'
import { EventRowLayout } from '#ui/layout/event-row.tsx'
import { eventRowView } from '#ui/view/event-row.ts'
import { speechOf } from '#ui/view/speech.ts'

const speech = speechOf(createIntl({ locale: 'it', messages: italian }).formatMessage, 'it')

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

const errands = { isBusy: false } as Errands
const date = { id: 1, title: '', place: 'Piazza Monte Grappa' } as NoticeDate
const datesOf = (dates: readonly NoticeDate[]) => (
  <CalendarTemplate content={{ template: 'calendar', dates }} notice={{} as ReceivedNotice} errands={errands} />
)

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
    } as PublicEvent
    const found = { kind: 'activity', id: 2, title: '' } as Found
    const view = eventRowView(event, '/activity/3/event/3', speech)
    expect(drawn(<EventRowLayout view={view} />)).toContain('>Senza titolo</a>')
    expect(drawn(<EventRowLayout view={view} />)).not.toContain('#ff0000')
    expect(read(<FoundRow found={found} sought="bib" onTake={() => {}} />)).toEqual(['Senza titolo'])
  })

  test('is heard where only the eye can do without it', () =>
    expect(read(<DataEntries data={[{ label: '', value: '12' }] as never} />)).toEqual(['Senza titolo', '12']))

  test('gives a file a name all the same', () =>
    expect(read(<NoticeFiles files={[{ id: 1, label: '', extension: 'pdf' }] as never} errands={errands} />)).toContain(
      'file.pdf',
    ))
})

describe('A date of a notice (NOTICE-07)', () => {
  test('without a day shows what it is called and where it is, and is in no calendar', () =>
    expect(read(datesOf([date]))).toEqual(['Senza titolo', 'Piazza Monte Grappa']))

  test('with a day can be taken into one, under the words that stand for its title', () => {
    const shown = read(datesOf([{ ...date, startDate: '2026-11-25' } as NoticeDate]))
    expect(shown).toEqual(expect.arrayContaining(['25-11-2026', 'Aggiungi al calendario']))
    expect(shown.filter((text) => text === 'Senza titolo')).toHaveLength(2)
  })
})
