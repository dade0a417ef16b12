import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { IconButton } from '#ui/components/button.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { forward, keyAlong } from '#ui/components/direction.ts'
import { Picture } from '#ui/components/picture.tsx'
import type { GalleryView } from './template-view.ts'
import * as css from './gallery.css.ts'
import { keyOf } from '#ui/components/keys.ts'

type GalleryProps = { readonly view: GalleryView }

/** Pictures one by one over the whole viewport: changed by swipe, arrow keys or buttons. Load it lazily. */
const Gallery = ({ view }: GalleryProps) => {
  const { press: close } = view.cancel
  useBackCloses(true, close)
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen
      onOpenChange={(opens) => {
        if (!opens) close()
      }}
    >
      <Modal className={css.modal}>
        <Dialog className={css.dialog}>
          <Pictures view={view} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
export { Gallery as default }

/** A strip with scroll snapping: swiping is native scrolling. */
const useStrip = (count: number, first: number) => {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  useLayoutEffect(() => {
    const element = strip.current
    element?.scrollTo({ left: forward() * element.clientWidth * first, behavior: 'instant' })
  }, [first])
  return {
    strip,
    current,
    onScroll: () => {
      const element = strip.current
      if (element)
        setCurrent(Math.min(count - 1, Math.max(0, Math.round(Math.abs(element.scrollLeft) / element.clientWidth))))
    },
    show: (at: number) => strip.current?.scrollTo({ left: forward() * strip.current.clientWidth * at }),
  }
}

const useArrows = (turn: (by: number) => void) => {
  const hear = useEffectEvent((press: KeyboardEvent) => {
    if (keyAlong(keyOf(press)) === 'ArrowLeft') turn(-1)
    if (keyAlong(keyOf(press)) === 'ArrowRight') turn(1)
  })
  useEffect(() => {
    const onKeyDown = (press: KeyboardEvent) => hear(press)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

const Pictures = ({ view: { title, cancel, first, pictures, where, turns } }: GalleryProps) => {
  const { strip, current, onScroll, show } = useStrip(pictures.length, first)
  const turn = (by: number) => show(Math.min(pictures.length - 1, Math.max(0, current + by)))
  // The arrow keys work like the two buttons, wherever the focus is in the dialog.
  useArrows(turn)
  return (
    <div className={css.content}>
      <header className={css.bar}>
        <Heading slot="title" className={css.count} aria-live="polite">
          {where(current)}
        </Heading>
        <IconButton icon={X} label={cancel.label} onPress={cancel.press} />
      </header>
      <section
        className={css.strip}
        ref={strip}
        onScroll={onScroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={title}
      >
        {pictures.map(({ key, image, caption, alt }, at) => (
          <figure key={key} className={css.figure} aria-hidden={at !== current}>
            <span className={css.frame}>
              <Picture src={image} alt={alt} fit="contain" ratio="4 / 3" fallback={<Cover seed={caption ?? ''} />} />
            </span>
            {caption === undefined ? null : (
              <figcaption className={css.caption} dir="auto">
                {caption}
              </figcaption>
            )}
          </figure>
        ))}
      </section>
      {turns ? (
        <div className={css.turns}>
          <IconButton
            icon={ChevronLeft}
            tone="floating"
            label={turns.previous}
            isDisabled={current === 0}
            onPress={() => turn(-1)}
          />
          <IconButton
            icon={ChevronRight}
            tone="floating"
            label={turns.next}
            isDisabled={current === pictures.length - 1}
            onPress={() => turn(1)}
          />
        </div>
      ) : null}
    </div>
  )
}
