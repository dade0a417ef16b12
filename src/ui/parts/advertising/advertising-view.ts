import type { AdvertisingNow } from '#application/town/advertising/advertising.flow.ts'
import type { AdvertisingFace } from '#application/town/advertising/advertising.machine.ts'
import type { AdvertisingTarget } from '#domain/advertising/advertisement.ts'
import { imagePath } from '#ui/base/images.ts'
import { municipalityPath, noticePath } from '#ui/base/screens.ts'
import { titled } from '#ui/language/titles.ts'
import { type Action, action, type Hideable, type Way, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'

/** One advertisement, labelled as such; hidden while it is not the current one. */
export type BannerView = Hideable &
  Readonly<{
    kind: 'banner'
    key: number
    mark: string
    open: Way
    text: string | undefined
    image: string | undefined
  }>

/** The content of a slot (ADS-01 … ADS-05). It shows no failures: advertising is not the purpose of the page. */
export type AdvertisingView = Readonly<{
  tone: AdvertisingFace
  label: string
  banners: readonly BannerView[]
  /** Pauses or resumes the rotation; undefined where there is none. */
  turns: (Action & Readonly<{ sign: 'stop' | 'resume' }>) | undefined
  hold: AdvertisingNow['hold']
}>

/** The label of the button of the rotation. */
const TURNS = { stop: 'advertising.stop', resume: 'advertising.resume' } as const

/** The page that an advertisement leads to (ADS-05). */
const advertisedPath = ({ kind, id }: AdvertisingTarget): string =>
  kind === 'notice' ? noticePath(id) : municipalityPath(id)

export const advertisingView = (now: AdvertisingNow, speech: Speech): AdvertisingView => {
  const { say } = speech
  const { face, advertisements, current, takesTurns, isStopped, hold } = now
  const sign = isStopped ? 'resume' : 'stop'
  return {
    tone: face,
    label: say('advertising.mark'),
    banners: advertisements.flatMap((one) => {
      const target = now.leadsTo(one)
      if (target === undefined) return []
      const open = way(titled(one.title, speech), advertisedPath(target))
      return {
        kind: 'banner',
        key: one.id,
        isHidden: one !== current,
        mark: say('advertising.mark'),
        open: { ...open, onTake: () => now.follow(one) },
        text: one.text,
        image: imagePath('advertisement', one.image),
      }
    }),
    turns: takesTurns ? { ...action(say(TURNS[sign]), () => hold('citizen', !isStopped)), sign } : undefined,
    hold,
  }
}
