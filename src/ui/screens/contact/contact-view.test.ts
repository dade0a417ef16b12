import { expect, test } from 'vitest'
import type { ContactPageNow } from '#application/town/contact-page/contact-page.flow.ts'
import type { Reading } from '#application/kit/reading.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { DEFAULTS } from '#domain/town/configuration.ts'
import { contactPageView } from './contact-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const LIBRARY = { id: 4, name: 'Biblioteca', municipality: { id: 2, name: 'Varese' }, phone: '0332 1' } as Contact

const seen = (contact: Partial<Reading<Contact>>, configuration = DEFAULTS) =>
  contactPageView(
    {
      id: 4 as ContactId,
      session: { requireSignIn: () => {} },
      moment: 0,
      page: { contact, category: 'Cultura', heart: { isFavourite: true, toggle: () => {} } },
      sharing: { isBusy: false, share: () => {} },
    } as unknown as ContactPageNow,
    speech,
    { configuration },
  )

test('A contact has its name, its municipality, its favourite toggle and its links (DIR-03)', () => {
  expect(seen({ face: 'loaded', value: LIBRARY })).toMatchObject({
    kind: 'page',
    key: '4',
    title: 'Biblioteca',
    panel: {
      content: {
        head: {
          name: 'Biblioteca',
          category: 'Cultura',
          town: { label: 'Varese', href: '/country/2' },
          distance: undefined,
          open: undefined,
          heart: { label: 'Biblioteca nei preferiti', isOn: true },
          actions: { reach: [{ sign: 'phone' }, { sign: 'directions' }], share: { label: 'Condividi' } },
        },
        hours: undefined,
        where: { facts: { facts: [{ sign: 'place', value: 'Varese' }, { sign: 'phone' }] } },
      },
    },
  })
})

test('A contact that is loading, or that failed, has a page without its name', () => {
  expect(seen({ face: 'loading' })).toMatchObject({ title: italian['contact.title'], panel: { kind: 'waiting' } })
  expect(seen({ face: 'failed' })).toMatchObject({ title: italian['contact.title'], panel: { kind: 'failed' } })
})

test('A contact that does not exist is not found (SHELL-17)', () => {
  expect(seen({ face: 'missing' })).toMatchObject({ kind: 'notFound' })
  expect(contactPageView({ page: undefined } as ContactPageNow, speech, { configuration: DEFAULTS })).toMatchObject({
    kind: 'notFound',
  })
})

const reportIn = (configuration: typeof DEFAULTS) => {
  const view = seen({ face: 'loaded', value: LIBRARY }, configuration)
  return view.kind === 'page' && view.panel.kind === 'ready' ? view.panel.content.report : undefined
}

test('A fault is reported from a place, in a town that takes reports (LAW-08)', () => {
  expect(reportIn(DEFAULTS)?.href).toBe(`/report?place=${encodeURIComponent('Biblioteca · Varese')}`)
  expect(reportIn({ ...DEFAULTS, modules: { faults: false } })).toBeUndefined()
})
