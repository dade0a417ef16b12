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

/** What is advertised, in turn, in one town after the other. */
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

/** One in every town, for each place of each page: numbered from 1, page by page and place by place. */
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

/** Every advertisement that is there for everyone: as many of every place and page as there are towns (ADS-01, ADS-02). */
export const seededAdvertisements = (): readonly Advertisement[] =>
  ADVERTISING_PAGES.flatMap((page) =>
    ADVERTISING_PLACES.flatMap((place) => towns.map((town, at) => made(numberOf(page, place, at), page, place, town))),
  )

/** Those of notices are numbered from here on. */
const FIRST_OF_NOTICES = 1_000
const EACH = 2

/** What stands beside a received notice: a few in every place (ADS-05). */
export const advertisementsOf = (notice: ReceivedNoticeId): readonly Advertisement[] =>
  ADVERTISING_PLACES.flatMap((place, at) =>
    Array.from({ length: EACH }, (_, one): readonly Advertisement[] => {
      const number = FIRST_OF_NOTICES + (notice * ADVERTISING_PLACES.length + at) * EACH + one
      const town = towns[number % towns.length]
      return town === undefined ? [] : [{ ...made(number, 'notices', place, town), notice }]
    }).flat(),
  )

/** The notice that the number of one of its advertisements tells of; undefined for any other. */
export const noticeBehind = (id: number): ReceivedNoticeId | undefined =>
  id < FIRST_OF_NOTICES
    ? undefined
    : (Math.floor((id - FIRST_OF_NOTICES) / EACH / ADVERTISING_PLACES.length) as ReceivedNoticeId)

/** Who has advertisements put up. */
export const advertiser = (): UserId => userIdOf('amministratore')
