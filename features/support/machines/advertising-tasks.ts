import { speechOf } from '#ui/view/speech.ts'
import type { AdvertisingTasks } from '../advertising-tasks.ts'
import { eventually } from '../eventually.ts'
import { phrase } from './phrases.ts'
import type { ScreenFace } from './screen-face.ts'
import { readerOf } from './view-reader.ts'
import type { Window } from './window.ts'

/** What a room says of its turns: whether the device holds them. */
type Room = Readonly<{ hold?: (by: 'stillness', isHeld: boolean) => void }>
type Opened = Readonly<{ room: () => Room; face: ScreenFace; close: () => void }>

/** Advertising without a screen: the rooms that the view lists, opened when one looks at them. */
export const advertisingTasks = (window: Window): AdvertisingTasks => {
  let app: unknown
  let open: ReadonlyMap<string, Opened> = new Map()
  // The devices of the features ask for stillness, until they are told not to.
  let isStill = true

  const opened = async (): Promise<readonly Opened[]> => {
    const { ports, piazza, stage, go } = window.app()
    const listed = stage().screen?.rooms?.() ?? []
    const stays = (key: string) => app === piazza && listed.some((part) => part.key === key)
    const parts = await Promise.all(
      listed.map(async ({ key, load }): Promise<readonly [string, Opened]> => {
        const known = stays(key) ? open.get(key) : undefined
        if (known) return [key, known]
        const { view, close } = (await load())({ ports, piazza }, () => {})
        const room = () => view(speechOf(phrase, window.route.language()))
        return [key, { room, face: readerOf(room as () => Record<string, unknown>, { go, goOut: () => {} }), close }]
      }),
    )
    for (const [key, { close }] of open) if (!stays(key)) close()
    app = piazza
    open = new Map(parts)
    for (const { room } of open.values()) room().hold?.('stillness', isStill)
    return [...open.values()]
  }
  const advertised = async () =>
    (await opened()).flatMap(({ face }) =>
      (face.banners?.() ?? []).map(([mark = '', title = '', text = '']) => ({ mark, title, text })),
    )
  const press = async (label: string): Promise<void> => {
    const presses = (await opened()).flatMap(({ face }) => face.actions?.()[label] ?? [])
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
      if (window.isOpen()) await opened()
    },
    stop: async () => press(phrase({ id: 'advertising.stop' })),
    resume: async () => press(phrase({ id: 'advertising.resume' })),
  }
}
