import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { Id } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'

export type AdvertisementId = Id<'Advertisement'>

/** Where on a page an advertisement stands: a strip above or below what the page shows, a card in it, or a big one for itself (ADS-01). */
export const ADVERTISING_PLACES = ['top', 'bottom', 'slot', 'large'] as const
export type AdvertisingPlace = (typeof ADVERTISING_PLACES)[number]

/** The pages that carry advertisements; [decided] Home is none of them (ADS-02). */
export const ADVERTISING_PAGES = ['municipalities', 'events', 'notices', 'guide'] as const
export type AdvertisingPage = (typeof ADVERTISING_PAGES)[number]

/** Something that is advertised. */
export type Advertisement = Readonly<{
  id: AdvertisementId
  /** What it says: the name of the link it is. */
  title: string
  text: string | undefined
  image: string | undefined
  /** Undefined where the server does not say: it was asked for one place of one page. */
  place: AdvertisingPlace | undefined
  page: AdvertisingPage | undefined
  municipality: MunicipalityId | undefined
  notice: ReceivedNoticeId | undefined
  clicks: number | undefined
}>

/** An advertisement, and whose it is where that is known (CALL-01). */
export type OwnedAdvertisement = Readonly<{ advertisement: Advertisement; owner: UserId | undefined }>

/** What room on which page is to be filled, and for whom. */
export type AdvertisingRoom = Readonly<{
  page: AdvertisingPage
  place: AdvertisingPlace
  /** Where the page is about one municipality (ADS-02). */
  municipality: MunicipalityId | undefined
  /** Where the page is a received notice (ADS-05). */
  notice: ReceivedNoticeId | undefined
}>

export type AdvertisingTarget =
  | Readonly<{ kind: 'notice'; id: ReceivedNoticeId }>
  | Readonly<{ kind: 'municipality'; id: MunicipalityId }>

/**
 * [decided] Where an advertisement leads: to its notice, else to its municipality (ADS-05). On the page of that very
 * notice it leads to the municipality at once: one is at the notice already. Undefined for one that leads nowhere.
 */
export const targetOf = (
  { notice, municipality }: Pick<Advertisement, 'notice' | 'municipality'>,
  { notice: here }: Pick<AdvertisingRoom, 'notice'>,
): AdvertisingTarget | undefined =>
  notice !== undefined && notice !== here
    ? { kind: 'notice', id: notice }
    : municipality === undefined
      ? undefined
      : { kind: 'municipality', id: municipality }

/** [decided] A big one stands alone; in every other room they take turns. */
const standsAlone = (place: AdvertisingPlace): boolean => place === 'large'

/** What is shown in a room: what was made for it and leads somewhere, in the order it came. */
export const shownIn = (all: readonly Advertisement[], room: AdvertisingRoom): readonly Advertisement[] => {
  const fitting = all.filter(
    (one) =>
      (one.page ?? room.page) === room.page &&
      (one.place ?? room.place) === room.place &&
      targetOf(one, room) !== undefined,
  )
  return standsAlone(room.place) ? fitting.slice(0, 1) : fitting
}
