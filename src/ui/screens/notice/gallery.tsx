import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useIntl } from 'react-intl'
import type { NoticeImage } from '#domain/notices/notice.ts'
import { useBackCloses } from '#ui/app/dialog-history.ts'
import { imagePath } from '#ui/app/images.ts'
import { isBlank, titled } from '#ui/app/titles.ts'
import { IconButton } from '#ui/components/button.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { Picture } from '#ui/components/picture.tsx'
import * as css from './gallery.css.ts'

type GalleryProps = {
  readonly images: readonly NoticeImage[]
  /** The one that is shown first. */
  readonly first: number
  readonly onClose: () => void
}

/** Pictures one by one over the whole window: swiped, or turned with the arrows and the buttons. Load it lazily. */
const Gallery = ({ images, first, onClose }: GalleryProps) => {
  useBackCloses(true, onClose)
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen
      onOpenChange={(opens) => {
        if (!opens) onClose()
      }}
    >
      <Modal className={css.modal}>
        <Dialog className={css.dialog}>
          <Pictures images={images} first={first} onClose={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
export { Gallery as default }

/** A strip that snaps to each picture: swiping is the browser's own scrolling. */
const useStrip = (count: number, first: number) => {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  useLayoutEffect(() => {
    const place = strip.current
    place?.scrollTo({ left: place.clientWidth * first, behavior: 'instant' })
  }, [first])
  return {
    strip,
    current,
    onScroll: () => {
      const place = strip.current
      if (place) setCurrent(Math.min(count - 1, Math.max(0, Math.round(place.scrollLeft / place.clientWidth))))
    },
    show: (at: number) => strip.current?.scrollTo({ left: strip.current.clientWidth * at }),
  }
}

const useArrows = (turn: (by: number) => void) => {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') latest.current(-1)
      if (key === 'ArrowRight') latest.current(1)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

const Pictures = ({ images, first, onClose }: GalleryProps) => {
  const intl = useIntl()
  const { strip, current, onScroll, show } = useStrip(images.length, first)
  const turn = (by: number) => show(Math.min(images.length - 1, Math.max(0, current + by)))
  // Wherever the focus is in the dialog, the arrows do what the two buttons do.
  useArrows(turn)
  return (
    <div className={css.content}>
      <header className={css.bar}>
        <Heading slot="title" className={css.count} aria-live="polite">
          {intl.formatMessage({ id: 'notice.picture' }, { index: current + 1, count: images.length })}
        </Heading>
        <IconButton icon={X} label={intl.formatMessage({ id: 'action.close' })} onPress={onClose} />
      </header>
      <section
        className={css.strip}
        ref={strip}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'notice.pictures' })}
      >
        {images.map(({ id, file, caption }, at) => (
          <figure key={id} className={css.figure} aria-hidden={at !== current}>
            <span className={css.frame}>
              <Picture
                src={imagePath('notice', file)}
                alt={titled(caption, intl)}
                fit="contain"
                ratio="4 / 3"
                fallback={<Cover seed={caption} />}
              />
            </span>
            {isBlank(caption) ? null : <figcaption className={css.caption}>{caption}</figcaption>}
          </figure>
        ))}
      </section>
      {images.length < 2 ? null : (
        <div className={css.turns}>
          <IconButton
            icon={ChevronLeft}
            tone="floating"
            label={intl.formatMessage({ id: 'notice.previousPicture' })}
            isDisabled={current === 0}
            onPress={() => turn(-1)}
          />
          <IconButton
            icon={ChevronRight}
            tone="floating"
            label={intl.formatMessage({ id: 'notice.nextPicture' })}
            isDisabled={current === images.length - 1}
            onPress={() => turn(1)}
          />
        </div>
      )}
    </div>
  )
}
