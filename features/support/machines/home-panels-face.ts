import { createActor } from 'xstate'
import * as near from '#application/home/nearby.selectors.ts'
import { dayEvents, nearby, newestNotices } from '#application/home/panels.implementations.ts'
import { unreadCount } from '#application/notices/notices.selectors.ts'
import { standing } from '#application/session/session.selectors.ts'
import { roundedDistance } from '#domain/places/distance.ts'
import { distanceTexts } from '#ui/screens/home/home-texts.ts'
import type { Group } from '../driver.ts'
import { TODAY } from '../moment.ts'
import { phrase } from './phrases.ts'
import type { Given } from './screens.ts'

export type HomePanels = Readonly<{ read: () => readonly Group[]; locate: () => void; close: () => void }>

const distance = (metres: number): string => {
  const { unit, value } = roundedDistance(metres)
  return phrase(distanceTexts[unit], { distance: String(value).replace('.', ',') })
}

/** What Home says is new, on and near, without a screen. */
export const openHomePanels = ({ ports, piazza }: Given): HomePanels => {
  const today = createActor(dayEvents(ports), { input: { query: { day: TODAY } } }).start()
  const around = createActor(nearby(ports)).start()
  const isKnown = standing(piazza.session.getSnapshot()) === 'authenticated'
  const newest = isKnown ? createActor(newestNotices(ports), { input: { query: undefined } }).start() : undefined
  return {
    read: () => [
      ...(newest
        ? [
            {
              heading: phrase('homePanels.notices', { count: unreadCount(piazza.unread.getSnapshot()) }),
              titles: (newest.getSnapshot().context.value ?? []).map(({ title }) => title),
            },
          ]
        : []),
      {
        heading: phrase('homePanels.today'),
        titles: (today.getSnapshot().context.value ?? []).map(({ title }) => title),
      },
      {
        heading: phrase('homePanels.nearby'),
        titles: near
          .nearestActivities(around.getSnapshot())
          .flatMap(({ thing, metres }) => [thing.name, distance(metres)]),
      },
    ],
    locate: () => around.send({ type: 'nearby.asked' }),
    close: () => {
      today.stop()
      around.stop()
      newest?.stop()
    },
  }
}
