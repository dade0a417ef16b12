import { useState, useSyncExternalStore } from 'react'
import { openedEarly, watched } from '#ui/view/early-part.ts'
import { usePiazza, usePorts } from './piazza-context.tsx'
import type { OpenPart } from '#ui/view/late.ts'
import { useHeld } from './use-held.ts'
import { useSpeech } from './use-speech.ts'

/** Keeps a part open while it is mounted, and returns its view; undefined before the first rendering, unless it was opened early. */
export const usePart = <View>(open: OpenPart<View>): View | undefined => {
  const ports = usePorts()
  const piazza = usePiazza()
  const [part] = useState(() => openedEarly(open) ?? watched(open, { ports, piazza }))
  const { subscribe, getSnapshot } = useHeld(part)
  useSyncExternalStore(subscribe, getSnapshot)
  return part.view(useSpeech())
}
