import { useState } from 'react'
import { LateBoundary } from '#ui/layout/reading/late-boundary.tsx'
import { lazy } from '#ui/components/lazy.tsx'
import type { ReadAloudPart } from './read-aloud-room.ts'
import * as css from './read-aloud.css.ts'

const ReadAloudLayout = lazy(() => import('./read-aloud-layout.tsx'))

/** Whether the device has a voice, as far as its list is there already: only then the button has room before it comes (READ-03). */
const hasVoice = (language: string): boolean =>
  globalThis.speechSynthesis
    ?.getVoices()
    .some(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language)) === true

// Browsers load their list when it is asked for first: it is there before the text.
hasVoice('')

/**
 * The button that reads a text aloud, in its place on the page. It loads separately, after the page; a failure leaves the
 * page unchanged.
 */
export const ReadAloud = ({ part }: { readonly part: ReadAloudPart }) => {
  const [hasRoom] = useState(() => part.text().some(({ language }) => hasVoice(language)))
  return (
    <LateBoundary>
      <ReadAloudLayout
        key={part.key}
        part={part}
        hasRoom={hasRoom}
        waiting={<div className={hasRoom ? css.place : css.noPlace} />}
      />
    </LateBoundary>
  )
}
