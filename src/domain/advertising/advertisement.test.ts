import { describe, expect, test } from 'vitest'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { ReceivedNoticeId } from '#domain/notices/notice.ts'
import { type Advertisement, type AdvertisementId, type AdvertisingRoom, shownIn, targetOf } from './advertisement.ts'

const VARESE = 1 as MunicipalityId
const NOTICE = 7 as ReceivedNoticeId
const OTHER = 8 as ReceivedNoticeId

const room: AdvertisingRoom = { page: 'notices', place: 'bottom', municipality: undefined, notice: undefined }
const one = (id: number, given: Partial<Advertisement> = {}): Advertisement => ({
  id: id as AdvertisementId,
  title: 'Mercatini',
  text: undefined,
  image: undefined,
  place: 'bottom',
  page: 'notices',
  municipality: VARESE,
  notice: undefined,
  clicks: 0,
  ...given,
})

describe('The target of an advertisement (ADS-05)', () => {
  test.each([
    ['to its notice', { notice: NOTICE, municipality: VARESE }, undefined, { kind: 'notice', id: NOTICE }],
    ['to its municipality', { notice: undefined, municipality: VARESE }, NOTICE, { kind: 'municipality', id: VARESE }],
    ['nowhere', { notice: undefined, municipality: undefined }, undefined, undefined],
    ['to another notice', { notice: OTHER, municipality: VARESE }, NOTICE, { kind: 'notice', id: OTHER }],
    ['on from its notice', { notice: NOTICE, municipality: VARESE }, NOTICE, { kind: 'municipality', id: VARESE }],
    ['not to where one is', { notice: NOTICE, municipality: undefined }, NOTICE, undefined],
  ] as const)('%s', (_, advertisement, notice, target) => {
    expect(targetOf(advertisement, { notice })).toEqual(target)
  })
})

describe('The advertisements of a slot (ADS-01, ADS-02)', () => {
  test('are those made for it, whatever else the server sends', () => {
    const all = [one(1), one(2, { place: 'top' }), one(3, { page: 'guide' }), one(4)]
    expect(shownIn(all, room).map(({ id }) => id)).toEqual([1, 4])
  })

  test('have a target', () => {
    expect(shownIn([one(1, { municipality: undefined }), one(2)], room).map(({ id }) => id)).toEqual([2])
  })

  test('are a single one where the slot is large', () => {
    const all = [one(1, { place: 'large' }), one(2, { place: 'large' })]
    expect(shownIn(all, { ...room, place: 'large' }).map(({ id }) => id)).toEqual([1])
  })
})
