import { describe, expect, test } from 'vitest'
import { entryWords, headingWords } from './known-ways.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const inEnglish = speechIn('en')
const inItalian = speechIn('it', 'Luino')
const headed = (name: string) => headingWords(name, inEnglish)
const ENTRY = { title: 'Che cosa si fa', subtitle: 'Sagre e mercati' }

describe('A way of Home in another language (HOME-01, LANG-01)', () => {
  test.each([
    ['/event', 'Events', 'What is on today'],
    ['/noticeSent', 'Notices', 'Notices from your municipality and from those you follow'],
    ['/activity', 'Businesses and services', 'Offices, shops, associations'],
    ['/e015/17?country=7', 'Flights from Malpensa', 'Arrivals and departures in real time'],
    ['/e015/21', 'Parking', 'Free spaces right now'],
  ])('to %s bears the title and the text of the app', (href, title, text) =>
    expect(entryWords(ENTRY, href, inEnglish)).toEqual({ title, text, isOwn: true }),
  )

  test.each([
    '/activity/6',
    '/e015/44?country=1',
    '/event?typology=Sagra',
    'https://www.comune.example/anagrafe',
    '/profile/privacy',
    '/404',
  ])('to %s is as the town wrote it', (href) =>
    expect(entryWords(ENTRY, href, inEnglish)).toEqual({ title: ENTRY.title, text: ENTRY.subtitle, isOwn: false }),
  )

  test('is as the town wrote it in Italian', () =>
    expect(entryWords(ENTRY, '/event', inItalian)).toMatchObject({ title: ENTRY.title, isOwn: false }))

  test('stands under a heading in that language where towns use it, else under the town’s', () => {
    expect([' Per te', 'ESPLORA', 'Servizi'].map((name) => headed(name).words)).toEqual([
      'For you',
      'Explore',
      'Services',
    ])
    expect(headed('Sagre')).toEqual({ words: 'Sagre', isOwn: false })
    expect(headed('constructor')).toEqual({ words: 'constructor', isOwn: false })
    expect(headingWords('Per te', inItalian)).toEqual({ words: 'Per te', isOwn: false })
  })
})
