import { useEffect } from 'react'
import { useMedia } from '#ui/layout/use-media.ts'
import type { Passage, Sentence } from '#domain/read-aloud/sentence.ts'
import { media } from '#ui/theme/media.ts'
import { MARK } from './read-aloud.css.ts'
import { rangeOf } from './sentence-range.ts'

type Mark = Pick<Sentence, 'passage' | 'start' | 'end'>

/** The distance from the edges at which a sentence is in sight, in pixels. */
const EDGE = 16

/** Scrolls so that a sentence is in sight; one that is in sight already stays where it is. */
const bringIntoSight = (range: Range, scroller: HTMLElement, isStill: boolean): void => {
  const sentence = range.getBoundingClientRect()
  const frame = scroller.getBoundingClientRect()
  if (sentence.top >= frame.top + EDGE && sentence.bottom <= frame.bottom - EDGE) return
  const top = sentence.top - frame.top - Math.max(EDGE, (frame.height - sentence.height) / 3)
  scroller.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' })
}

/**
 * Marks a sentence in the text and keeps it in sight. Browsers without highlights (Safari before 17.2) and texts that are
 * not found show no mark: the player shows the sentence always.
 */
export const useMarkedSentence = (scroller: HTMLElement, passages: readonly Passage[], mark: Mark): void => {
  const { passage, start, end } = mark
  const isStill = useMedia(media.stillness)
  useEffect(() => {
    const range = rangeOf(scroller.querySelector('[data-read-aloud]') ?? scroller, passages, { passage, start, end })
    if (range === undefined) return undefined
    // An answer of the guide may be closed.
    const folded = range.startContainer.parentElement?.closest('details')
    if (folded) folded.open = true
    bringIntoSight(range, scroller, isStill)
    if (!('highlights' in CSS)) return undefined
    CSS.highlights.set(MARK, new Highlight(range))
    return () => void CSS.highlights.delete(MARK)
  }, [scroller, passages, passage, start, end, isStill])
}
