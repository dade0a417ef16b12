import type { AdvertisingTasks } from '../advertising-tasks.ts'
import { eventually } from '../eventually.ts'
import type { Window } from './window.ts'

/** What a room says of its turns: whether the device holds them. */
type Room = Readonly<{ hold?: (by: 'stillness', isHeld: boolean) => void }>

/** Advertising without a screen: the rooms that the view lists, opened when one looks at them. */
export const advertisingTasks = (window: Window): AdvertisingTasks => {
  // The devices of the features ask for stillness, until they are told not to.
  let isStill = true

  const rooms = async () =>
    (await window.app().parts('advertising')).map(({ view, screen }) => {
      const room: Room = view()
      room.hold?.('stillness', isStill)
      return screen
    })
  const advertised = async () =>
    (await rooms()).flatMap(({ banners }) =>
      banners().map(([mark = '', title = '', text = '']) => ({ mark, title, text })),
    )
  const press = async (label: string): Promise<void> => {
    const presses = (await rooms()).flatMap(({ actions }) => actions()[label] ?? [])
    presses[0]?.()
  }
  return {
    advertised,
    follow: async (title) => {
      await eventually(`"${title}" should be advertised`, advertised, (all) => all.some((one) => one.title === title))
      await press(title)
    },
    letMove: async () => {
      isStill = false
      if (window.isOpen()) await rooms()
    },
    stop: async () => press(window.speech().say('advertising.stop')),
    resume: async () => press(window.speech().say('advertising.resume')),
  }
}
