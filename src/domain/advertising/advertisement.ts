import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { Id } from '#domain/id.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'

export type AdvertisementId = Id<'Advertisement'>

/**
 * The slot of an advertisement on a page: a strip above or below the content, a card in it, or a large one on its own
 * (ADS-01).
 */
export const ADVERTISING_PLACES = ['top', 'bottom', 'slot', 'large'] as const
export type AdvertisingPlace = (typeof ADVERTISING_PLACES)[number]

/** The pages with advertisements; [decided] Home has none (ADS-02). */
export const ADVERTISING_PAGES = ['municipalities', 'events', 'notices', 'guide'] as const
export type AdvertisingPage = (typeof ADVERTISING_PAGES)[number]

/** One advertisement. */
export type Advertisement = Readonly<{
  id: AdvertisementId
  /** Its text, which is also the name of its link. */
  title: string
  text: string | undefined
  image: string | undefined
  /** Undefined where the server does not send it: the request was for one slot of one page. */
  place: AdvertisingPlace | undefined
  page: AdvertisingPage | undefined
  municipality: MunicipalityId | undefined
  notice: ReceivedNoticeId | undefined
  clicks: number | undefined
}>

/** An advertisement, and its advertiser where known (CALL-01). */
export type OwnedAdvertisement = Readonly<{ advertisement: Advertisement; owner: UserId | undefined }>

/** A slot of a page, and the subject of that page. */
export type AdvertisingRoom = Readonly<{
  page: AdvertisingPage
  place: AdvertisingPlace
  /** The municipality that the page is about, if any (ADS-02). */
  municipality: MunicipalityId | undefined
  /** The notice that the page shows, if any (ADS-05). */
  notice: ReceivedNoticeId | undefined
}>

export type AdvertisingTarget =
  | Readonly<{ kind: 'notice'; id: ReceivedNoticeId }>
  | Readonly<{ kind: 'municipality'; id: MunicipalityId }>

/**
 * [decided] The target of an advertisement: its notice, else its municipality (ADS-05). On the page of that same
 * notice, the target is the municipality. Undefined for an advertisement without a target.
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

/** [decided] A large advertisement is alone; other slots rotate theirs. */
const standsAlone = (place: AdvertisingPlace): boolean => place === 'large'

/** The advertisements of a slot: made for it and with a target, in the order of the answer. */
export const shownIn = (all: readonly Advertisement[], room: AdvertisingRoom): readonly Advertisement[] => {
  const fitting = all.filter(
    (one) =>
      (one.page ?? room.page) === room.page &&
      (one.place ?? room.place) === room.place &&
      targetOf(one, room) !== undefined,
  )
  return standsAlone(room.place) ? fitting.slice(0, 1) : fitting
}
