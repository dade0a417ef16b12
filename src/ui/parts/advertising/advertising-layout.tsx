import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { AdvertisingPlace } from '#domain/advertising/advertisement.ts'
import { useMedia } from '#ui/layout/use-media.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { usePart } from '#ui/layout/use-part.ts'
import { media } from '#ui/theme/media.ts'
import { room as keptRoom } from './advertising.css.ts'
import { advertisingIn } from './advertising-part.ts'
import { type AdvertisingPart, isReserved, noteRoom } from './advertising-rooms.ts'
import type { AdvertisingView, BannerView } from './advertising-view.ts'
import * as css from './advertising-layout.css.ts'
import { usePicturesInTurn } from './pictures-in-turn.ts'

/** The middle mouse button, which opens another tab. */
const MIDDLE = 1

const SIGNS = { stop: Pause, resume: Play } as const

/** One slot with its advertisements (ADS-01 … ADS-05). */
const AdvertisingLayout = ({ part }: { readonly part: AdvertisingPart }) => {
  const view = usePart(advertisingIn(part.room))
  const [reserves] = useState(() => isReserved(part))
  const tone = view?.tone ?? 'waiting'
  useEffect(() => {
    if (tone !== 'waiting') noteRoom(part, tone === 'empty')
  }, [part, tone])
  useStillness(view?.hold)
  if (view?.tone !== 'shown') return reserves ? <div className={keptRoom} /> : null
  const { place } = part.room
  // Content above the page's own appears only in reserved space, or at the next visit.
  return place === 'top' && !reserves ? null : <Room view={view} place={place} />
}
export { AdvertisingLayout as default }

/** The rotation pauses while the page is hidden, or with reduced motion. */
const useStillness = (hold: AdvertisingView['hold'] | undefined) => {
  const isStill = useMedia(media.stillness)
  useEffect(() => hold?.('stillness', isStill), [hold, isStill])
  useEffect(() => {
    const look = () => hold?.('hidden', document.hidden)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [hold])
}

type Placed<View> = { readonly view: View; readonly place: AdvertisingPlace }

const Room = ({ view: { label, banners, turns, hold }, place }: Placed<AdvertisingView>) => {
  const hasPicture = usePicturesInTurn(banners, turns?.sign === 'stop')
  return (
    <aside
      className={css.frames[place]}
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold('hover', true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hold('hover', false)}
    >
      <div className={css.stack} onFocus={() => hold('focus', true)} onBlur={() => hold('focus', false)}>
        {banners.map((banner) => (
          <Anchor
            key={banner.key}
            className={banner.isHidden ? `${css.links[place]} ${css.waiting}` : css.links[place]}
            href={banner.open.href}
            // Counts every way of opening, here or in another tab; the navigation does not wait (ADS-03).
            onClickCapture={banner.open.onTake}
            onAuxClick={({ button }) => button === MIDDLE && banner.open.onTake?.()}
          >
            <Banner
              view={hasPicture(banner.key) ? banner : { ...banner, image: undefined }}
              place={place}
              leavesCorner={turns !== undefined}
            />
          </Anchor>
        ))}
      </div>
      {turns ? (
        <div className={css.control}>
          <IconButton icon={SIGNS[turns.sign]} label={turns.label} onPress={turns.press} />
        </div>
      ) : null}
    </aside>
  )
}

type BannerProps = Placed<BannerView> & {
  /** There is a button in the corner. */
  readonly leavesCorner: boolean
}

const Banner = ({ view: { mark, open, text, image }, place, leavesCorner }: BannerProps) => (
  <>
    <span className={css.pictures[place]}>
      <Picture src={image} alt="" ratio="auto" fallback={<Cover seed={open.label} />} />
    </span>
    <span className={leavesCorner ? `${css.wordings[place]} ${css.beside}` : css.wordings[place]}>
      <span className={css.mark}>{mark}</span>
      <bdi className={place === 'large' ? css.largeTitle : css.title}>{open.label}</bdi>
      {text === undefined ? null : <bdi className={css.text}>{text}</bdi>}
    </span>
  </>
)
