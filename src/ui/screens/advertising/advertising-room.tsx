import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Advertisement, AdvertisingPlace, AdvertisingRoom as Room } from '#domain/advertising/advertisement.ts'
import { imagePath } from '#ui/app/images.ts'
import { titled } from '#ui/app/titles.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { IconButton } from '#ui/components/button.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { room as keptRoom } from './advertising.css.ts'
import { isReserved, noteRoom } from './advertising-rooms.ts'
import * as css from './advertising-room.css.ts'
import { advertisedPath, advertisingTexts } from './advertising-texts.ts'
import { useAdvertising } from './use-advertising.ts'

/** The middle button of a mouse, which opens another tab. */
const MIDDLE = 1

/** One room with what is advertised in it (ADS-01 … ADS-05). It never says that it failed: it is nothing one came for. */
const AdvertisingRoom = ({ room }: { readonly room: Room }) => {
  const intl = useIntl()
  const { face, advertisements, current, takesTurns, isStopped, hold, follow, leadsTo } = useAdvertising(room)
  const [reserves] = useState(() => isReserved(room))
  useEffect(() => {
    if (face !== 'waiting') noteRoom(room, face === 'empty')
  }, [room, face])
  if (face !== 'shown') return reserves ? <div className={keptRoom} /> : null
  // What stands above the page's own content comes into a room that was kept for it, or next time.
  if (room.place === 'top' && !reserves) return null
  return (
    <aside
      className={css.frames[room.place]}
      aria-label={intl.formatMessage(advertisingTexts.mark)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold('hover', true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hold('hover', false)}
    >
      <div className={css.stack} onFocus={() => hold('focus', true)} onBlur={() => hold('focus', false)}>
        {advertisements.map((one) => {
          const target = leadsTo(one)
          return target === undefined ? null : (
            <Anchor
              key={one.id}
              className={one === current ? css.links[room.place] : `${css.links[room.place]} ${css.waiting}`}
              href={advertisedPath(target)}
              // However it is opened, here or in another tab: the way is not waited with (ADS-03).
              onClickCapture={() => follow(one)}
              onAuxClick={({ button }) => button === MIDDLE && follow(one)}
            >
              <Banner advertisement={one} place={room.place} leavesCorner={takesTurns} />
            </Anchor>
          )
        })}
      </div>
      {takesTurns ? (
        <div className={css.control}>
          <IconButton
            icon={isStopped ? Play : Pause}
            label={intl.formatMessage(isStopped ? advertisingTexts.resume : advertisingTexts.stop)}
            onPress={() => hold('citizen', !isStopped)}
          />
        </div>
      ) : null}
    </aside>
  )
}
export { AdvertisingRoom as default }

type BannerProps = {
  readonly advertisement: Advertisement
  readonly place: AdvertisingPlace
  /** A button stands in the corner. */
  readonly leavesCorner: boolean
}

const Banner = ({ advertisement: { title, text, image }, place, leavesCorner }: BannerProps) => {
  const intl = useIntl()
  return (
    <>
      <span className={css.pictures[place]}>
        <Picture src={imagePath('advertisement', image)} alt="" ratio="auto" fallback={<Cover seed={title} />} />
      </span>
      <span className={leavesCorner ? `${css.wordings[place]} ${css.beside}` : css.wordings[place]}>
        <span className={css.mark}>{intl.formatMessage(advertisingTexts.mark)}</span>
        <span className={place === 'large' ? css.largeTitle : css.title}>{titled(title, intl)}</span>
        {text === undefined ? null : <span className={css.text}>{text}</span>}
      </span>
    </>
  )
}
