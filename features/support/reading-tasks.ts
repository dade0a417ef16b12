/** The languages of the voices of a device, as BCP 47 tags. */
export const VOICES = {
  'with an Italian voice': ['it-IT'],
  'with an English voice': ['en-GB'],
  'without a voice': [],
} as const
export type VoiceTags = (typeof VOICES)[keyof typeof VOICES]

/** What starts a reading, in the languages of the scenarios. */
export const LISTEN = /^(?:Ascolta|Listen)$/

/** What a device reads aloud. Its voice ends a sentence when the scenario says so. */
export interface ReadingTasks {
  /** Gives the device its voices. Before the app is opened. */
  readonly prepare: (voices: VoiceTags) => Promise<void>
  /** Whether the page offers to read something aloud. */
  readonly isOffered: () => Promise<boolean>
  /** What the voice says now; undefined while it is silent. */
  readonly heard: () => Promise<string | undefined>
  /** The rate at which it says that. */
  readonly rate: () => Promise<number | undefined>
  /** The voice ends its sentence. */
  readonly finish: () => Promise<void>
  /** The device loses its voices. */
  readonly lose: () => Promise<void>
}

/** A voice that speaks to nobody, in place of the browser's. It runs in pages, so it refers to nothing outside. */
export const standingVoice = (tags: readonly string[]) => {
  class Utterance extends EventTarget {
    readonly text: string
    lang = ''
    rate = 1
    voice: unknown
    constructor(text: string) {
      super()
      this.text = text
    }
  }
  let voices = tags.map((lang) => ({ lang, default: false, localService: true }))
  let current: Utterance | undefined
  const end = (event: Event): void => {
    const ended = current
    current = undefined
    ended?.dispatchEvent(event)
  }
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      current = utterance
    },
    cancel: () => end(Object.assign(new Event('error'), { error: 'canceled' })),
  })
  return {
    source: { speechSynthesis, SpeechSynthesisUtterance: Utterance },
    heard: () => current?.text,
    rate: () => current?.rate,
    finish: () => end(new Event('end')),
    lose: () => {
      voices = []
      speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    },
  }
}
export type StandingVoice = ReturnType<typeof standingVoice>
