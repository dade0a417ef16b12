import type { VoiceSource } from '#adapters/browser/browser-reading-voice.ts'
import { type ReadingTasks, type StandingVoice, standingVoice } from '../reading-tasks.ts'

/** The voice of a device without a browser. */
export const createVoices = () => {
  let voice: StandingVoice = standingVoice([])
  const tasks: Omit<ReadingTasks, 'isOffered'> = {
    prepare: async (tags) => {
      voice = standingVoice(tags)
    },
    heard: async () => voice.heard(),
    rate: async () => voice.rate(),
    finish: async () => voice.finish(),
    lose: async () => voice.lose(),
  }
  return {
    tasks,
    /** It may be prepared after its first window was made. */
    source: {
      get speechSynthesis() {
        return voice.source.speechSynthesis
      },
      get SpeechSynthesisUtterance() {
        return voice.source.SpeechSynthesisUtterance
      },
    } as unknown as VoiceSource,
  }
}
