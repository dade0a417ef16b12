import { fromPort, fromSense } from '#application/kit/from-port.ts'
import { fromPresence, isInSight } from '#application/kit/presence.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { ReadingVoice } from '#application/ports/reading-voice.ts'
import { readAloudMachine } from './read-aloud.machine.ts'

export const readAloud = ({ readingVoice, presence }: Readonly<{ readingVoice: ReadingVoice; presence: Presence }>) =>
  readAloudMachine.provide({
    actors: {
      awaitVoices: fromSense(readingVoice.languages),
      recallSpeed: fromPort(readingVoice.speed),
      keepSpeed: fromPort(readingVoice.keepSpeed),
      speak: fromSense(readingVoice.speak),
      watchPresence: fromPresence(presence, isInSight),
    },
  })
