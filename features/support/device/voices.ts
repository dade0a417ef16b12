import type { VoiceSource } from '#adapters/browser/browser-reading-voice.ts'
import { type StandingVoice, standingVoice } from '../reading-tasks.ts'

/** The voice of a device without a browser. */
export const createVoices = () => {
  let voice: StandingVoice = standingVoice([])
  return {
    prepare: (tags: readonly string[]): void => {
      voice = standingVoice(tags)
    },
    current: () => voice,
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
