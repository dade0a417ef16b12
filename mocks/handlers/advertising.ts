import type { advertising } from '#adapters/http/contract/advertising.ts'
import type { Advertisement } from '#domain/advertising/advertisement.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { byId, change, those } from '../collections/standard.ts'
import { Refusal } from '../rules/refusal.ts'
import { advertisementsOf, advertiser, noticeBehind, seededAdvertisements } from '../seed/advertising.ts'
import type { Desk } from './desk.ts'
import type { Answers } from './handlers-for.ts'
import { createTurns } from './turns.ts'

const NO_ADVERTISEMENT = new Refusal(404, 'Inserzione non trovata', 'NOT_FOUND')

/** Advertisements, and their clicks. */
export const advertisingAnswers = (desk: Desk): Answers<typeof advertising> => {
  const { clicks, received } = desk.collections
  const inTurn = createTurns()
  const forEveryone = seededAdvertisements()

  const counted = (one: Advertisement): Advertisement => ({ ...one, clicks: byId(clicks, one.id)?.count ?? 0 })
  const isReceived = (notice: ReceivedNoticeId | undefined): notice is ReceivedNoticeId =>
    byId(received, notice) !== undefined
  const known = (id: string | number): Advertisement | undefined => {
    const notice = noticeBehind(Number(id))
    return [...forEveryone, ...(isReceived(notice) ? advertisementsOf(notice) : [])].find(
      (one) => one.id === Number(id),
    )
  }
  /** In the list of notices, the first one leads to the reader's newest notice (ADS-05). */
  const forReader = (all: readonly Advertisement[], reader: number | undefined): readonly Advertisement[] => {
    const [newest] = those(received, ({ owner }) => owner === reader).sort(
      (a, b) => (b.notice.receivedAt ?? 0) - (a.notice.receivedAt ?? 0),
    )
    return all.map((one, at) => (at === 0 && one.page === 'notices' ? { ...one, notice: newest?.id } : one))
  }

  return {
    list: ({ query: { filters, descending } }, caller) => {
      const all = isReceived(filters.notice) ? advertisementsOf(filters.notice) : forEveryone
      const fitting = all.filter(
        ({ page, place, municipality, notice }) =>
          (filters.page === undefined || page === filters.page) &&
          (filters.place === undefined || place === filters.place) &&
          (filters.municipality === undefined || municipality === filters.municipality) &&
          (filters.notice === undefined || notice === filters.notice),
      )
      const told = filters.notice === undefined ? forReader(fitting, caller?.person.id) : fitting
      return (descending ? [...told].reverse() : told).map(counted)
    },
    one: ({ params }) => {
      const one = known(params.id)
      return one === undefined ? NO_ADVERTISEMENT : { advertisement: counted(one), owner: advertiser() }
    },
    click: ({ params }) =>
      inTurn(async () => {
        const one = known(params.id)
        if (one === undefined) return NO_ADVERTISEMENT
        const before = byId(clicks, one.id)
        if (before === undefined) await clicks.create({ id: one.id, count: 1 })
        else await change(clicks, one.id, { count: before.count + 1 })
        return undefined
      }),
  }
}
