import { assign, setup, type SnapshotFrom } from 'xstate'
import { errorOf, failureOf, fromPort, fromSignalled } from '#application/kit/from-port.ts'
import { fromPresence, isInSight, type PresenceNews } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import type { ReadingVoice, VoiceFailure } from '#application/ports/reading-voice.ts'
import type { Sentence, SpokenLanguage } from '#domain/read-aloud/sentence.ts'
import { DEFAULT_SPEED, rateOf, type ReadingSpeed } from '#domain/read-aloud/speed.ts'
import type { Presence } from '#application/ports/device-state.ts'

/** A text to read aloud; its first sentence has its main language. */
export type TextToRead = readonly Sentence[]

type Context = Readonly<{
  text: TextToRead
  /** The languages of the text that have a voice; undefined while this is unknown. */
  voices: readonly SpokenLanguage[] | undefined
  speed: ReadingSpeed
  /** What is read: the sentences in a language that has a voice. */
  sentences: readonly Sentence[]
  /** The index of the current one. */
  at: number
}>

type Event =
  | { type: 'reading.started' }
  | { type: 'reading.paused' }
  | { type: 'reading.resumed' }
  | { type: 'reading.closed' }
  | { type: 'sentence.skipped' }
  | { type: 'sentence.repeated' }
  | { type: 'speed.chosen'; speed: ReadingSpeed }
  | PresenceNews

const voiceFailureOf = failureOf<VoiceFailure>({ VoiceMissing: true, VoiceInterrupted: true, VoiceFailed: true })

/** Whether the main language of the text has a voice, and there is something to say. */
const canBeRead = ({ text, voices }: Pick<Context, 'text' | 'voices'>): boolean => {
  const [first] = text
  return first !== undefined && voices?.includes(first.language) === true
}

/** The next sentence is read, after the last one none. */
const NEXT = [
  { guard: 'isLast', target: 'ended' },
  { target: 'speaking', reenter: true, actions: 'goOn' },
] as const

/**
 * Reads a text aloud, sentence by sentence (READ-01). A pause silences the voice, and reading goes on from the start of
 * the sentence: browsers do not pause a voice reliably.
 */
export const readAloudMachine = ({
  readingVoice,
  presence,
}: Readonly<{ readingVoice: ReadingVoice; presence: Presence }>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ text: TextToRead }>,
      events: {} as Event,
    },
    actors: {
      awaitVoices: fromSignalled(readingVoice.languages),
      recallSpeed: fromPort(readingVoice.speed),
      keepSpeed: fromPort(readingVoice.keepSpeed),
      speak: fromSignalled(readingVoice.speak),
      watchPresence: fromPresence(presence, isInSight),
    },
    actions: {
      noteVoices: assign((_, voices: readonly SpokenLanguage[]) => ({ voices })),
      noteSpeed: assign((_, speed: ReadingSpeed) => ({ speed })),
      begin: assign(({ context: { text, voices = [] } }) => ({
        sentences: text.filter(({ language }) => voices.includes(language)),
      })),
      rewind: assign({ at: 0 }),
      goOn: assign(({ context: { at } }) => ({ at: at + 1 })),
      goBack: assign(({ context: { at } }) => ({ at: Math.max(0, at - 1) })),
    },
    guards: {
      canBeRead: ({ context }) => canBeRead(context),
      isLast: ({ context: { at, sentences } }) => at + 1 >= sentences.length,
      lacksVoice: ({ context: { at, sentences, voices = [] } }) => !voices.includes(present(sentences[at]).language),
      isInterrupted: (_, error: unknown) => voiceFailureOf(error)._tag === 'VoiceInterrupted',
    },
  }).createMachine({
    id: 'readAloud',
    context: ({ input }) => ({ ...input, voices: undefined, speed: DEFAULT_SPEED, sentences: [], at: 0 }),
    type: 'parallel',
    states: {
      voices: {
        initial: 'awaited',
        states: {
          awaited: {
            description: 'Voices load late, and may be added or removed later.',
            invoke: {
              id: 'awaitVoices',
              src: 'awaitVoices',
              input: ({ context: { text, voices } }) => ({
                languages: [...new Set(text.map(({ language }) => language))],
                known: voices,
              }),
              onDone: {
                target: 'awaited',
                reenter: true,
                actions: { type: 'noteVoices', params: ({ event }) => event.output },
              },
              onError: 'missing',
            },
          },
          missing: {
            description: 'The device has no voices at all.',
            entry: { type: 'noteVoices', params: [] },
          },
        },
      },
      speed: {
        initial: 'recalled',
        on: {
          'speed.chosen': {
            target: '.kept',
            actions: { type: 'noteSpeed', params: ({ event }) => event.speed },
          },
        },
        states: {
          recalled: {
            invoke: {
              id: 'recallSpeed',
              src: 'recallSpeed',
              onDone: { target: 'known', actions: { type: 'noteSpeed', params: ({ event }) => event.output } },
              onError: 'known',
            },
          },
          known: {},
          kept: {
            invoke: {
              id: 'keepSpeed',
              src: 'keepSpeed',
              input: ({ context }) => context.speed,
              onDone: 'known',
              onError: { description: 'The choice lasts until the page is left.', target: 'known' },
            },
          },
        },
      },
      reading: {
        initial: 'closed',
        on: { 'reading.closed': '.closed' },
        states: {
          closed: { on: { 'reading.started': { guard: 'canBeRead', target: 'open', actions: ['begin', 'rewind'] } } },
          open: {
            initial: 'speaking',
            invoke: {
              id: 'watchPresence',
              src: 'watchPresence',
              onError: { description: 'Without it, a hidden page goes on reading.' },
            },
            states: {
              speaking: {
                always: { guard: 'lacksVoice', target: 'failed' },
                invoke: {
                  id: 'speak',
                  src: 'speak',
                  input: ({ context: { sentences, at, speed } }) => {
                    const { spoken, language } = present(sentences[at])
                    return { text: spoken, language, rate: rateOf(speed) }
                  },
                  onDone: NEXT,
                  onError: [
                    { guard: { type: 'isInterrupted', params: errorOf }, target: 'paused' },
                    { target: 'failed' },
                  ],
                },
                on: {
                  'reading.paused': 'paused',
                  'presence.lost': {
                    description: 'Phones silence the voice of a hidden page, some without a word.',
                    target: 'paused',
                  },
                  'sentence.skipped': NEXT,
                  'sentence.repeated': { target: 'speaking', reenter: true, actions: 'goBack' },
                  'speed.chosen': { target: 'speaking', reenter: true },
                },
              },
              paused: {
                on: {
                  'reading.resumed': 'speaking',
                  'sentence.skipped': [{ guard: 'isLast', target: 'ended' }, { actions: 'goOn' }],
                  'sentence.repeated': { actions: 'goBack' },
                },
              },
              failed: {
                description: 'The voice failed, or is gone.',
                on: {
                  'reading.resumed': 'speaking',
                  'sentence.skipped': NEXT,
                  'sentence.repeated': { target: 'speaking', actions: 'goBack' },
                },
              },
              ended: {
                on: {
                  'reading.resumed': { target: 'speaking', actions: 'rewind' },
                  'sentence.repeated': 'speaking',
                },
              },
            },
          },
        },
      },
    },
  })

type Snapshot = SnapshotFrom<ReturnType<typeof readAloudMachine>>

/** `absent`: the device has no voice for the text, or it is unknown whether it has one. `closed`: it is not read. */
export const readAloudFace = (snapshot: Snapshot) => {
  const { reading } = snapshot.value
  if (typeof reading === 'object') return reading.open
  return canBeRead(snapshot.context) ? 'closed' : 'absent'
}

/** The index of the current sentence, from 1, and the number of sentences. */
export const placeInText = ({ context: { sentences, at } }: Snapshot) => ({ index: at + 1, count: sentences.length })
