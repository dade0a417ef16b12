import type { AdvertisementId } from '#domain/advertising/advertisement.ts'
import type { Entries, Records } from './entry.ts'
import { all, BACKGROUND } from './outcomes.ts'
import { id } from './requests.ts'
import { mario, visitor } from './ways.ts'

export const ADVERTISING: Entries<'advertising'> = {
  list: {
    title: 'List the advertisements',
    about: 'Those for a place of a page.',
    clauses: 'ADS-01 ADS-02 ADS-05',
    words: ['the advertisements'],
    sample: {
      query: { filters: { municipality: undefined, place: 'top', page: 'events', notice: undefined } },
    },
    way: visitor('/country'),
    outcome: { ...all('silent'), '429': 'same' },
  },
  one: {
    title: 'Read one advertisement',
    about: 'With its advertiser. No screen needs this call.',
    clauses: 'CALL-01',
    words: ['an advertisement alone'],
    sample: { params: { id: 1 } },
    way: { ...mario('/profile'), port: ({ advertising }) => advertising.one(1 as AdvertisementId) },
    outcome: BACKGROUND,
  },
  click: {
    title: 'Count a click',
    about: 'Counted while the target opens; the answer is not waited for.',
    clauses: 'ADS-03',
    words: ['a click'],
    sample: { params: { id: 1 }, body: { municipality: id<'Municipality'>(1) } },
    way: visitor('/country', ['follow', 'Cineforum d’inverno']),
    outcome: all('same'),
    unplayed: 'A click cannot be taken back.',
  },
}

export const ADVERTISING_RECORDS: Records = {
  advertisement: {
    is: 'An advertisement.',
    needs: 'id',
    may: 'title description image type positionPage countryId noticeSendId clickCounter',
    fields: {
      type: 'FT banner at the top, FB banner at the bottom, C slot, G single large one',
    },
  },
  'advertisement with its owner': {
    is: 'An advertisement with its advertiser.',
    needs: 'id',
    may: 'title description image type positionPage countryId noticeSendId clickCounter userId',
    fields: {
      userId: 'The advertiser',
      type: 'FT banner at the top, FB banner at the bottom, C slot, G single large one',
    },
  },
  owner: {
    is: 'The advertiser.',
    needs: 'id',
    fields: {
      id: 'Id of the user',
    },
  },
  'advertisement filters': {
    is: 'What advertisements must match.',
    fields: {
      type: 'FT banner at the top, FB banner at the bottom, C slot, G single large one',
    },
  },
  click: { is: 'Where an advertisement was clicked.' },
}
