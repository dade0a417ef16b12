import type { AdvertisingNow } from '#application/town/advertising/advertising.flow.ts'
import type { AdvertisingTarget } from '#domain/advertising/advertisement.ts'
import { imagePath } from '#ui/base/images.ts'
import { municipalityPath, noticePath } from '#ui/base/screens.ts'
import { titled } from '#ui/language/titles.ts'
import { action, way } from '#ui/view/parts.ts'
import type { Speech } from '#ui/view/speech.ts'

/** The label of the button of the rotation. */
const TURNS = { stop: 'advertising.stop', resume: 'advertising.resume' } as const

/** The page that an advertisement leads to (ADS-05). */
const advertisedPath = ({ kind, id }: AdvertisingTarget): string =>
  kind === 'notice' ? noticePath(id) : municipalityPath(id)

/** The content of a slot (ADS-01 … ADS-05). It shows no failures: advertising is not the purpose of the page. */
export const advertisingView = (now: AdvertisingNow, speech: Speech) => {
  const { say } = speech
  const { face, advertisements, current, takesTurns, isStopped, hold } = now
  const sign = isStopped ? ('resume' as const) : ('stop' as const)
  return {
    tone: face,
    label: say('advertising.mark'),
    /** Each is labelled as such, and hidden while it is not the current one. */
    banners: advertisements.flatMap((one) => {
      const target = now.leadsTo(one)
      if (target === undefined) return []
      const open = way(titled(one.title, speech), advertisedPath(target))
      return {
        kind: 'banner' as const,
        key: one.id,
        isHidden: one !== current,
        mark: say('advertising.mark'),
        open: { ...open, onTake: () => now.follow(one) },
        text: one.text,
        image: imagePath('advertisement', one.image),
      }
    }),
    /** Pauses or resumes the rotation; undefined where there is none. */
    turns: takesTurns ? { ...action(say(TURNS[sign]), () => hold('citizen', !isStopped)), sign } : undefined,
    hold,
  }
}

export type AdvertisingView = ReturnType<typeof advertisingView>
export type BannerView = AdvertisingView['banners'][number]
