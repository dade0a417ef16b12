import { createActor } from 'xstate'
import * as near from '#application/home/nearby.selectors.ts'
import { dayEvents, nearby, newestNotices } from '#application/home/panels.implementations.ts'
import { resourceFace } from '#application/kit/resource.selectors.ts'
import { unreadCount } from '#application/notices/notices.selectors.ts'
import { standing } from '#application/session/session.selectors.ts'
import { roundedDistance } from '#domain/places/distance.ts'
import { distanceTexts } from '#ui/screens/home/home-texts.ts'
import type { Group } from '../driver.ts'
import { TODAY } from '../moment.ts'
import { named, phrase, titled } from './phrases.ts'
import type { ScreenFace } from './screen-face.ts'
import type { Given } from './screens.ts'

export type HomePanels = Readonly<{
  read: () => readonly Group[]
  retriable: NonNullable<ScreenFace['retriable']>
  close: () => void
}>

const distance = (metres: number): string => {
  const { unit, value } = roundedDistance(metres)
  return phrase(distanceTexts[unit], { distance: String(value).replace('.', ',') })
}

/** What Home says is new, on and near, without a screen. */
export const openHomePanels = ({ ports, piazza }: Given): HomePanels => {
  const today = createActor(dayEvents(ports), { input: { query: { day: TODAY } } }).start()
  const around = createActor(nearby(ports)).start()
  let newest: ReturnType<typeof openNewest> | undefined
  const openNewest = () => createActor(newestNotices(ports), { input: { query: undefined } }).start()
  /** They are there as soon as it is known that somebody is signed in. */
  const mine = () => {
    if (standing(piazza.session.getSnapshot()) === 'authenticated') newest ??= openNewest()
    return newest
  }
  return {
    read: () => [
      ...(mine()
        ? [
            {
              heading: phrase('homePanels.notices', { count: unreadCount(piazza.unread.getSnapshot()) }),
              titles: (mine()?.getSnapshot().context.value ?? []).map(({ title }) => titled(title)),
            },
          ]
        : []),
      {
        heading: phrase('homePanels.today'),
        titles: (today.getSnapshot().context.value ?? []).map(({ title }) => titled(title)),
      },
      {
        heading: phrase('homePanels.nearby'),
        titles: near
          .nearestActivities(around.getSnapshot())
          .flatMap(({ thing, metres }) => [named(thing.name), distance(metres)]),
      },
    ],
    retriable: () => [
      ...[today, ...(newest ? [newest] : [])].map((panel) => ({
        hasFailed: resourceFace(panel.getSnapshot()) === 'failed',
        retry: () => panel.send({ type: 'retry.requested' }),
      })),
      {
        hasFailed: near.nearbyFace(around.getSnapshot()) === 'failed',
        retry: () => around.send({ type: 'retry.requested' }),
      },
    ],
    close: () => {
      today.stop()
      around.stop()
      newest?.stop()
    },
  }
}
