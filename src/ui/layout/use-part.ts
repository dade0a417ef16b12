import { useState, useSyncExternalStore } from 'react'
import { usePiazza, usePorts } from '#ui/app/piazza-context.tsx'
import type { OpenPart } from '#ui/view/late.ts'
import type { Speech } from '#ui/view/speech.ts'
import { useSpeech } from './use-speech.ts'

/** A part that is open while it is mounted. */
const watched = <View>(open: OpenPart<View>, given: Parameters<OpenPart<View>>[0]) => {
  let opened: ReturnType<OpenPart<View>> | undefined
  let version = 0
  return {
    watch: (heard: () => void): (() => void) => {
      const changed = () => {
        version += 1
        heard()
      }
      opened = open(given, changed)
      changed()
      return () => {
        opened?.close()
        opened = undefined
      }
    },
    version: () => version,
    view: (speech: Speech): View | undefined => opened?.view(speech),
  }
}

/** Keeps a part open while it is mounted, and returns its view; undefined before the first rendering. */
export const usePart = <View>(open: OpenPart<View>): View | undefined => {
  const ports = usePorts()
  const piazza = usePiazza()
  const [part] = useState(() => watched(open, { ports, piazza }))
  useSyncExternalStore(part.watch, part.version)
  return part.view(useSpeech())
}
