import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ReadingSpeed } from '#domain/read-aloud/speed.ts'
import type { SpokenLanguage } from '#domain/read-aloud/sentence.ts'

/** The device has no voice, or none of the language. */
export type VoiceMissing = Readonly<{ _tag: 'VoiceMissing' }>
/** `VoiceInterrupted`: something else speaks, or the device silenced the voice. */
export type VoiceFailure = VoiceMissing | Readonly<{ _tag: 'VoiceInterrupted' }> | Readonly<{ _tag: 'VoiceFailed' }>

/** What a voice says in one go. `rate` is a multiple of its own rate. */
export type Utterance = Readonly<{ text: string; language: SpokenLanguage; rate: number }>

/** The languages to look for, and those that are known to have a voice; undefined where nothing is known. */
export type VoicesSought = Readonly<{
  languages: readonly SpokenLanguage[]
  known: readonly SpokenLanguage[] | undefined
}>

/** The voice of the device that reads aloud, and how fast it reads. */
export interface ReadingVoice {
  /**
   * The languages that have a voice, in the order sought. Voices load late and may go: it waits until they differ from the
   * known ones, or until the signal.
   */
  readonly languages: (sought: VoicesSought, signal: AbortSignal) => TaskEither<VoiceMissing, readonly SpokenLanguage[]>
  /** Speaks, alone; ends when all is said. The signal silences it. */
  readonly speak: (utterance: Utterance, signal: AbortSignal) => TaskEither<VoiceFailure, void>
  /** The speed chosen on this device; the default for none, or for invalid stored data (fault 32). */
  readonly speed: () => TaskEither<VoiceMissing, ReadingSpeed>
  /** When the storage is full or blocked, the choice lasts as long as this tab (faults 30 and 31). */
  readonly keepSpeed: (speed: ReadingSpeed) => TaskEither<VoiceMissing, void>
}
