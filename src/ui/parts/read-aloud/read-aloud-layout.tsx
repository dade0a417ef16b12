import { Pause, Play, RotateCcw, SkipBack, SkipForward, Volume2, X } from 'lucide-react'
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Passage } from '#domain/read-aloud/sentence.ts'
import { IconButton } from '#ui/components/button.tsx'
import { ActionButton } from '#ui/layout/parts.tsx'
import { SelectLayout } from '#ui/layout/select.tsx'
import { useEscape } from '#ui/layout/use-escape.ts'
import { usePart } from '#ui/layout/use-part.ts'
import type { Action } from '#ui/view/parts.ts'
import type { ReadAloudPart } from './read-aloud-room.ts'
import { type PlayerView, readAloudOf } from './read-aloud-view.ts'
import { useMarkedSentence } from './use-marked-sentence.ts'
import * as css from './read-aloud.css.ts'

/** The button that reads a text aloud, and the player under the text while it is read (READ-01 … READ-03). */
const ReadAloudLayout = ({ part, hasRoom }: { readonly part: ReadAloudPart; readonly hasRoom: boolean }) => {
  const [passages] = useState(part.text)
  const view = usePart(readAloudOf(passages))
  const { reference, scroller } = useScroller()
  const button = useReturnedFocus(view?.player !== undefined)
  return (
    <div className={hasRoom || view?.listen || view?.player ? css.place : css.noPlace} ref={reference}>
      {view?.listen ? (
        <div className={css.listen} ref={button}>
          <ActionButton variant="secondary" icon={Volume2} action={view.listen} />
        </div>
      ) : null}
      {view?.player && scroller?.parentElement
        ? createPortal(<Player view={view.player} passages={passages} scroller={scroller} />, scroller.parentElement)
        : null}
    </div>
  )
}
export { ReadAloudLayout as default }

/** What scrolls around an element: the page, or what is open beside its list. */
const scrollerOf = (element: Element): HTMLElement | null => {
  const around = element.parentElement
  return around === null || getComputedStyle(around).overflowY === 'auto' ? around : scrollerOf(around)
}

const useScroller = () => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const reference: RefCallback<HTMLElement> = useCallback((element) => setScroller(element && scrollerOf(element)), [])
  return { reference, scroller }
}

/** Returns the focus to the button when the player closes, unless it is elsewhere. */
const useReturnedFocus = (isOpen: boolean) => {
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      place.current?.querySelector('button')?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return place
}

const SIGNS = { pause: Pause, resume: Play, again: RotateCcw } as const

type PlayerProps = {
  readonly view: PlayerView
  readonly passages: readonly Passage[]
  readonly scroller: HTMLElement
}

/** Under what scrolls, so that it covers nothing. */
const Player = ({ view, passages, scroller }: PlayerProps) => {
  const { label, place, words, mark, told, previous, toggle, next, speed, close } = view
  const player = useRef<HTMLElement>(null)
  useEffect(() => player.current?.focus({ preventScroll: true }), [])
  useEscape(true, close.press)
  useMarkedSentence(scroller, passages, mark)
  return (
    <section className={css.player} ref={player} aria-label={label} tabIndex={-1}>
      <div className={css.text}>
        <p className={css.words} lang={passages[mark.passage]?.language}>
          {words}
        </p>
        <p className={css.told}>
          <span className={css.at}>{place}</span>
          <output>{told}</output>
        </p>
      </div>
      <div className={css.controls}>
        <Control icon={SkipBack} action={previous} />
        <IconButton icon={SIGNS[toggle.sign]} label={toggle.label} tone="primary" onPress={toggle.press} />
        <Control icon={SkipForward} action={next} />
        <div className={css.speed}>
          <SelectLayout view={speed} name="readingSpeed" />
        </div>
      </div>
      <div className={css.close}>
        <Control icon={X} action={close} />
      </div>
    </section>
  )
}

const Control = ({ icon, action }: { readonly icon: typeof X; readonly action: Action }) => (
  <IconButton icon={icon} label={action.label} isDisabled={action.isDisabled === true} onPress={action.press} />
)
