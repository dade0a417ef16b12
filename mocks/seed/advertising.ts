import {
  ADVERTISING_PAGES,
  ADVERTISING_PLACES,
  type Advertisement,
  type AdvertisementId,
  type AdvertisingPage,
  type AdvertisingPlace,
} from '#domain/advertising/advertisement.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { type Town, townNames, townOf } from './directory/municipalities.ts'
import { userIdOf } from './people.ts'

type Campaign = readonly [title: string, text: string, picture: string]

/** The advertisements, one per municipality in turn. */
const campaigns: readonly Campaign[] = [
  ['Mercatini di Natale', 'Quaranta casette in piazza, fino all’Epifania', 'mercatini'],
  ['Stagione teatrale', 'Dodici spettacoli, abbonamenti da 48 €', 'teatro'],
  ['Scuola di musica', 'La prima lezione è gratuita', 'musica'],
  ['Mercato contadino', 'Ogni sabato mattina, dal campo alla tavola', 'mercato'],
  ['In bici tutto l’anno', 'Bike sharing a 12 € al mese', 'bici'],
  ['Cucina di lago', 'Otto trattorie, un menù a 25 €', 'cucina'],
  ['Corsi di nuoto', 'Nuovi turni per adulti e bambini', 'nuoto'],
  ['Casa efficiente', 'Sportello energia: un’ora di consulenza gratis', 'energia'],
  ['Museo di sera', 'Ogni venerdì aperto fino alle 23', 'museo'],
  ['Cineforum d’inverno', 'Dieci film con chi li ha fatti', 'cinema'],
  ['Erbario aperto', 'Passeggiate guidate con i botanici', 'natura'],
]

const towns = townNames.filter((name) => townOf(name).isVisible).map(townOf)

/** One per municipality, for each slot of each page: ids from 1, by page and slot. */
const numberOf = (page: AdvertisingPage, place: AdvertisingPlace, town: number): number =>
  (ADVERTISING_PAGES.indexOf(page) * ADVERTISING_PLACES.length + ADVERTISING_PLACES.indexOf(place)) * towns.length +
  town +
  1

const made = (id: number, page: AdvertisingPage, place: AdvertisingPlace, town: Town): Advertisement => {
  const [title, text, picture] = campaigns[id % campaigns.length] ?? ['', '', '']
  return {
    id: id as AdvertisementId,
    title,
    text: `${town.name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    image: `${picture}.svg`,
    place,
    page,
    municipality: town.id,
    notice: undefined,
    clicks: undefined,
  }
}

/** Every general advertisement: per slot and page as many as there are municipalities (ADS-01, ADS-02). */
export const seededAdvertisements = (): readonly Advertisement[] =>
  ADVERTISING_PAGES.flatMap((page) =>
    ADVERTISING_PLACES.flatMap((place) => towns.map((town, at) => made(numberOf(page, place, at), page, place, town))),
  )

/** The first id of advertisements of notices. */
const FIRST_OF_NOTICES = 1_000
const EACH = 2

/** The advertisements of a received notice: a few per slot (ADS-05). */
export const advertisementsOf = (notice: ReceivedNoticeId): readonly Advertisement[] =>
  ADVERTISING_PLACES.flatMap((place, at) =>
    Array.from({ length: EACH }, (_, one): readonly Advertisement[] => {
      const number = FIRST_OF_NOTICES + (notice * ADVERTISING_PLACES.length + at) * EACH + one
      const town = towns[number % towns.length]
      return town === undefined ? [] : [{ ...made(number, 'notices', place, town), notice }]
    }).flat(),
  )

/** The notice of an advertisement's id; undefined for a general one. */
export const noticeBehind = (id: number): ReceivedNoticeId | undefined =>
  id < FIRST_OF_NOTICES
    ? undefined
    : (Math.floor((id - FIRST_OF_NOTICES) / EACH / ADVERTISING_PLACES.length) as ReceivedNoticeId)

/** The advertisers. */
export const advertiser = (): UserId => userIdOf('amministratore')
