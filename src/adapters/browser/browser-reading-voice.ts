import * as Either from 'fp-ts/lib/Either.js'
import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import type { ReadingVoice, VoiceFailure } from '#application/ports/reading-voice.ts'
import { DEFAULT_SPEED, speedFrom } from '#domain/read-aloud/speed.ts'
import type { BrowserStorage } from './browser-storage.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'default' | 'localService'>
type Synthesis = Pick<SpeechSynthesis, 'addEventListener' | 'removeEventListener' | 'getVoices' | 'speak' | 'cancel'>

/** The part of a window that speaks; a window that cannot has none of it. */
export type VoiceSource = Readonly<{
  speechSynthesis?: Synthesis
  SpeechSynthesisUtterance?: new (text: string) => SpeechSynthesisUtterance
}>

const KEY = 'device.readingSpeed'

const MISSING: VoiceFailure = { _tag: 'VoiceMissing' }
const INTERRUPTED: VoiceFailure = { _tag: 'VoiceInterrupted' }
const FAILED: VoiceFailure = { _tag: 'VoiceFailed' }

/** The errors of SpeechSynthesisErrorEvent that are not a failure of the voice. */
const FAILURES: Readonly<Record<string, VoiceFailure>> = {
  canceled: INTERRUPTED,
  interrupted: INTERRUPTED,
  'language-unavailable': MISSING,
  'voice-unavailable': MISSING,
}

/** What is being said. Chrome collects an utterance that nothing refers to, and then never ends it. */
const held = new Set<SpeechSynthesisUtterance>()

/** Some Android devices write 'it_IT'. */
const speaks = ({ lang }: Voice, language: string): boolean => lang.toLowerCase().split(/[-_]/)[0] === language

/**
 * The voice of a language: the device's default one if possible. [decided] Only voices that work on the device: others
 * send each text to the maker of the browser (READ-03).
 */
const voiceOf = (synthesis: Synthesis, language: string): SpeechSynthesisVoice | undefined => {
  const own = synthesis.getVoices().filter((voice) => voice.localService && speaks(voice, language))
  return own.find((voice) => voice.default) ?? own[0]
}

/** The reading voice of the browser. Browsers without one, or without voices, answer so and never throw. */
export const createBrowserReadingVoice = (
  storage: BrowserStorage,
  { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance }: VoiceSource,
): ReadingVoice => ({
  languages:
    ({ languages, known }, signal) =>
    () =>
      new Promise((resolve) => {
        if (synthesis === undefined || Utterance === undefined) {
          resolve(Either.left({ _tag: 'VoiceMissing' }))
          return
        }
        const look = (): void => {
          const found = languages.filter((language) => voiceOf(synthesis, language) !== undefined)
          if (known?.join() === found.join()) return
          synthesis.removeEventListener('voiceschanged', look)
          resolve(Either.right(found))
        }
        synthesis.addEventListener('voiceschanged', look)
        signal.addEventListener('abort', () => synthesis.removeEventListener('voiceschanged', look))
        look()
      }),
  speak:
    ({ text, language, rate }, signal) =>
    () =>
      new Promise((resolve) => {
        const voice = synthesis && voiceOf(synthesis, language)
        if (synthesis === undefined || Utterance === undefined || voice === undefined) {
          resolve(Either.left(MISSING))
          return
        }
        const said = Object.assign(new Utterance(text), { voice, lang: voice.lang, rate })
        const silence = (): void => synthesis.cancel()
        const end = (outcome: Either.Either<VoiceFailure, void>): void => {
          held.delete(said)
          signal.removeEventListener('abort', silence)
          resolve(outcome)
        }
        said.addEventListener('end', () => end(Either.right(undefined)))
        said.addEventListener('error', ({ error }) => end(Either.left(FAILURES[error] ?? FAILED)))
        signal.addEventListener('abort', silence)
        held.add(said)
        // Whatever is spoken or waits in this window would be spoken first.
        synthesis.cancel()
        synthesis.speak(said)
      }),
  speed: () => TaskEither.fromIO(() => speedFrom(storage.read(KEY)) ?? DEFAULT_SPEED),
  keepSpeed: (speed) => TaskEither.fromIO(() => void storage.writeOrRemember(KEY, speed)),
})
