import { type ActorRefFrom, createActor } from 'xstate'
import { advertising } from '#application/advertising/advertising.implementations.ts'
import type { Hold } from '#application/advertising/advertising.machine.ts'
import { advertisingFace, currentAdvertisement, leadsTo } from '#application/advertising/advertising.selectors.ts'
import type { AdvertisingPage, AdvertisingPlace, AdvertisingRoom } from '#domain/advertising/advertisement.ts'
import { idFrom } from '#domain/id.ts'
import { type ScreenName, screenAt } from '#ui/app/screens.ts'
import { advertisedPath, advertisingTexts } from '#ui/screens/advertising/advertising-texts.ts'
import type { Advertised, AdvertisingTasks } from '../advertising-tasks.ts'
import { eventually } from '../eventually.ts'
import { phrase, titled } from './phrases.ts'
import type { Window } from './window.ts'

type Actor = ActorRefFrom<ReturnType<typeof advertising>>

/** The rooms of each screen, as a phone shows them. */
const ROOMS: Readonly<
  Partial<Record<ScreenName, Readonly<{ page: AdvertisingPage; places: readonly AdvertisingPlace[] }>>>
> = {
  municipalities: { page: 'municipalities', places: ['bottom'] },
  municipality: { page: 'municipalities', places: ['slot'] },
  events: { page: 'events', places: ['bottom'] },
  notices: { page: 'notices', places: ['bottom'] },
  notice: { page: 'notices', places: ['slot'] },
  assistance: { page: 'guide', places: ['top', 'large'] },
}

const roomsAt = (path: string): readonly AdvertisingRoom[] => {
  const screen = screenAt(path)
  const rooms = screen && ROOMS[screen]
  const number = path.split(/[/?]/)[2]
  return (rooms?.places ?? []).map((place) => ({
    page: rooms?.page ?? 'guide',
    place,
    municipality: screen === 'municipality' ? idFrom<'Municipality'>(number) : undefined,
    notice: screen === 'notice' ? idFrom<'ReceivedNotice'>(number) : undefined,
  }))
}

/** Advertising without a screen: the rooms of the place where one is, opened when one looks at them. */
export const advertisingTasks = (window: Window): AdvertisingTasks => {
  let open: Readonly<{ path: string; actors: readonly Actor[] }> = { path: '', actors: [] }
  // The devices of the features ask for stillness, until they are told not to.
  let holds: readonly Hold[] = ['stillness']

  const actors = (): readonly Actor[] => {
    const path = window.route.path()
    if (open.path !== path) {
      for (const actor of open.actors) actor.stop()
      const { ports } = window.app()
      open = { path, actors: roomsAt(path).map((room) => createActor(advertising(ports), { input: { room } }).start()) }
      for (const by of holds) for (const actor of open.actors) actor.send({ type: 'turns.held', by })
    }
    return open.actors
  }
  const hold = (by: Hold): void => {
    holds = [...holds, by]
    for (const actor of actors()) actor.send({ type: 'turns.held', by })
  }
  const release = (by: Hold): void => {
    holds = holds.filter((one) => one !== by)
    for (const actor of actors()) actor.send({ type: 'turns.released', by })
  }
  const shown = () =>
    actors().flatMap((actor) => {
      const snapshot = actor.getSnapshot()
      const one = advertisingFace(snapshot) === 'shown' ? currentAdvertisement(snapshot) : undefined
      return one === undefined ? [] : [{ actor, one }]
    })
  const advertised = async (): Promise<readonly Advertised[]> =>
    shown().map(({ one: { title, text = '' } }) => ({
      mark: phrase(advertisingTexts.mark),
      title: titled(title),
      text,
    }))
  return {
    advertised,
    follow: async (title) => {
      await eventually(`"${title}" should be advertised`, advertised, (all) => all.some((one) => one.title === title))
      for (const { actor, one } of shown().filter((each) => titled(each.one.title) === title)) {
        const target = leadsTo(actor.getSnapshot(), one)
        actor.send({ type: 'advertisement.followed', advertisement: one })
        if (target) window.app().go(advertisedPath(target))
        return
      }
    },
    letMove: async () => {
      holds = holds.filter((one) => one !== 'stillness')
      if (window.isOpen()) release('stillness')
    },
    stop: async () => hold('citizen'),
    resume: async () => release('citizen'),
  }
}
