import { expect, test, vi } from 'vitest'
import type { AdvertisingNow } from '#application/town/advertising/advertising.flow.ts'
import italian from '#ui/messages/it.json' with { type: 'json' }
import { advertisingView } from './advertising-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const speech = speechIn('it')
const FIRST = { id: 1, title: 'Cineforum' }
const SECOND = { id: 2, title: 'Mercatini' }

const view = (now: object) =>
  advertisingView(
    {
      face: 'shown',
      advertisements: [FIRST, SECOND],
      current: FIRST,
      takesTurns: true,
      isStopped: false,
      leadsTo: () => ({ kind: 'municipality', id: 7 }),
      follow: () => {},
      hold: () => {},
      ...now,
    } as unknown as AdvertisingNow,
    speech,
  )

test('An advertisement is labelled as such, and hidden while it is not the current one (ADS-01, ADS-04)', () =>
  expect(view({}).banners).toMatchObject([
    { isHidden: false, mark: italian['advertising.mark'], open: { label: 'Cineforum', href: '/country/7' } },
    { isHidden: true, open: { label: 'Mercatini' } },
  ]))

test('An advertisement without a target is not shown', () =>
  expect(view({ leadsTo: () => undefined }).banners).toEqual([]))

test('Following one counts the click (ADS-03)', () => {
  const follow = vi.fn<AdvertisingNow['follow']>()
  view({ follow }).banners[1]?.open.onTake?.()
  expect(follow).toHaveBeenCalledExactlyOnceWith(SECOND)
})

test('The rotation can be paused and resumed, where there is one (ADS-04)', () => {
  const hold = vi.fn<AdvertisingNow['hold']>()
  view({ hold }).turns?.press()
  expect(hold).toHaveBeenCalledExactlyOnceWith('citizen', true)
  expect(view({ isStopped: true }).turns).toMatchObject({ label: italian['advertising.resume'], sign: 'resume' })
  expect(view({ takesTurns: false }).turns).toBeUndefined()
})
