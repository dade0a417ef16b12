import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { Utterance, VoiceFailure, VoiceMissing, VoicesSought } from '#application/ports/reading-voice.ts'
import type { Sentence, SpokenLanguage } from '#domain/read-aloud/sentence.ts'
import { rateOf, type ReadingSpeed } from '#domain/read-aloud/speed.ts'
import { placeInText, readAloudFace, readAloudMachine } from './read-aloud.machine.ts'

const sentence = (text: string, language: SpokenLanguage, spoken = text): Sentence => ({
  passage: 0,
  start: 0,
  end: text.length,
  text,
  spoken,
  language,
})

const TEXT: readonly Sentence[] = [
  sentence('Uno.', 'it'),
  sentence('Chiama lo 0332 281450.', 'it', 'Chiama lo 0 3 3 2, 2 8, 1 4 5 0.'),
  sentence('Two.', 'en'),
]

test('Every transition of reading aloud is covered', async () => {
  const walked = await walk(readAloudMachine(NO_PORTS), {
    inputs: [{ text: TEXT }],
    events: [
      { type: 'reading.started' },
      { type: 'reading.paused' },
      { type: 'reading.resumed' },
      { type: 'reading.closed' },
      { type: 'sentence.skipped' },
      { type: 'sentence.repeated' },
      { type: 'speed.chosen', speed: 'fast' },
      { type: 'presence.lost' },
      ends('awaitVoices', ['it', 'en']),
      ends('awaitVoices', []),
      fails('awaitVoices', { _tag: 'VoiceMissing' }),
      ends('recallSpeed', 'slow'),
      fails('recallSpeed', { _tag: 'VoiceMissing' }),
      ends('keepSpeed', undefined),
      fails('keepSpeed', { _tag: 'VoiceMissing' }),
      ends('speak', undefined),
      fails('speak', { _tag: 'VoiceInterrupted' }),
      fails('speak', { _tag: 'VoiceFailed' }),
      fails('watchPresence', new Error('No presence')),
    ],
    sees: ({ voices, at, sentences }) => [voices, at, sentences.length],
  })
  expect(walked).toMatchObject({ unreached: [], untaken: [], strayed: [] })
})

const open = async (voices: readonly SpokenLanguage[] = ['it', 'en'], kept: ReadingSpeed = 'normal') => {
  const languages = waitingPort<[VoicesSought, AbortSignal], VoiceMissing, readonly SpokenLanguage[]>()
  const speak = waitingPort<[Utterance, AbortSignal], VoiceFailure, void>()
  const speeds: ReadingSpeed[] = []
  const presence = { isVisible: true, heard: () => {} }
  const actor = createActor(
    readAloudMachine({
      readingVoice: {
        languages: languages.port,
        speak: speak.port,
        speed: () => TaskEither.right(kept),
        keepSpeed: (speed) => TaskEither.fromIO(() => void speeds.push(speed)),
      },
      presence: {
        isOnline: () => true,
        isVisible: () => presence.isVisible,
        watch: (heard) => {
          presence.heard = heard
          return () => {}
        },
      },
    }),
    { input: { text: TEXT } },
  )
  actor.start()
  await settle()
  if (voices.length > 0) await languages.call().succeed(voices)
  const now = () => actor.getSnapshot()
  return {
    actor,
    languages,
    speeds,
    send: (type: 'started' | 'paused' | 'resumed' | 'closed') => actor.send({ type: `reading.${type}` }),
    skip: () => actor.send({ type: 'sentence.skipped' }),
    repeat: () => actor.send({ type: 'sentence.repeated' }),
    choose: (speed: ReadingSpeed) => actor.send({ type: 'speed.chosen', speed }),
    hide: () => {
      presence.isVisible = false
      presence.heard()
    },
    call: speak.call,
    said: () => speak.calls.map(({ asked: [{ text }] }) => text),
    lastAsked: () => speak.call().asked,
    face: () => readAloudFace(now()),
    sentence: () => now().context.sentences[now().context.at]?.text,
    place: () => placeInText(now()),
    speed: () => now().context.speed,
  }
}

describe('A text is read', () => {
  test('sentence by sentence, to its end (READ-01)', async () => {
    const { send, call, said, face, sentence, place } = await open()
    send('started')
    expect([face(), sentence(), place()]).toEqual(['speaking', 'Uno.', { index: 1, count: 3 }])
    await call().succeed()
    await call().succeed()
    expect([said(), sentence()]).toEqual([['Uno.', 'Chiama lo 0 3 3 2, 2 8, 1 4 5 0.', 'Two.'], 'Two.'])
    await call().succeed()
    expect(face()).toBe('ended')
    send('resumed')
    expect([face(), sentence()]).toEqual(['speaking', 'Uno.'])
  })

  test('from the start of the sentence after a pause (READ-02)', async () => {
    const { send, call, said, face, lastAsked } = await open()
    send('started')
    await call().succeed()
    send('paused')
    expect([face(), lastAsked()[1].aborted]).toEqual(['paused', true])
    send('resumed')
    expect(said().slice(1)).toEqual([said()[1], said()[1]])
  })

  test('from another sentence, also while it is paused (READ-02)', async () => {
    const { send, skip, repeat, sentence, face } = await open()
    send('started')
    repeat()
    expect(sentence()).toBe('Uno.')
    skip()
    repeat()
    expect(sentence()).toBe('Uno.')
    skip()
    skip()
    expect(sentence()).toBe('Two.')
    send('paused')
    repeat()
    expect([sentence(), face()]).toEqual(['Chiama lo 0332 281450.', 'paused'])
    skip()
    skip()
    expect(face()).toBe('ended')
    repeat()
    expect([sentence(), face()]).toEqual(['Two.', 'speaking'])
  })

  test('at the chosen speed, which is kept (READ-05)', async () => {
    const { send, choose, lastAsked, said, speeds, speed } = await open(['it'], 'slow')
    send('started')
    expect([lastAsked()[0].rate, speed()]).toEqual([rateOf('slow'), 'slow'])
    choose('fastest')
    await settle()
    expect([lastAsked()[0].rate, said(), speeds, speed()]).toEqual([
      rateOf('fastest'),
      ['Uno.', 'Uno.'],
      ['fastest'],
      'fastest',
    ])
  })
})

describe('Voices (READ-03)', () => {
  test('None is known at first, and a text without one is not offered', async () => {
    const { face, languages, send } = await open([])
    expect([face(), languages.call().asked[0]]).toEqual(['absent', { languages: ['it', 'en'], known: undefined }])
    await languages.call().succeed(['en'])
    send('started')
    expect([face(), languages.call().asked[0].known]).toEqual(['absent', ['en']])
    await languages.call().succeed(['it'])
    expect(face()).toBe('closed')
  })

  test('A passage in a language without a voice is left out', async () => {
    const { send, place } = await open(['it'])
    send('started')
    expect(place().count).toBe(2)
  })

  test('A device that cannot speak offers nothing', async () => {
    const { face, languages } = await open([])
    await languages.call().fail({ _tag: 'VoiceMissing' })
    expect(face()).toBe('absent')
  })

  test('A voice that is taken away stops the reading, and another one goes on', async () => {
    const { send, call, languages, face, sentence, lastAsked } = await open()
    send('started')
    await call().succeed()
    await languages.call().succeed([])
    expect([face(), lastAsked()[1].aborted]).toEqual(['failed', true])
    send('resumed')
    expect(face()).toBe('failed')
    await languages.call().succeed(['it'])
    send('resumed')
    expect([face(), sentence()]).toEqual(['speaking', 'Chiama lo 0332 281450.'])
  })

  test('A voice that fails in a sentence can be tried again', async () => {
    const { send, call, face, skip, sentence } = await open()
    send('started')
    await call().fail({ _tag: 'VoiceFailed' })
    expect(face()).toBe('failed')
    skip()
    expect([face(), sentence()]).toEqual(['speaking', 'Chiama lo 0332 281450.'])
  })
})

describe('A reading stops (READ-06)', () => {
  test('when it is closed', async () => {
    const { send, face, lastAsked } = await open()
    send('started')
    send('closed')
    expect([face(), lastAsked()[1].aborted]).toEqual(['closed', true])
  })

  test('when its page is left', async () => {
    const { send, actor, lastAsked } = await open()
    send('started')
    actor.stop()
    expect(lastAsked()[1].aborted).toBe(true)
  })

  test('for a while, when its page is hidden', async () => {
    const { send, hide, face } = await open()
    send('started')
    hide()
    expect(face()).toBe('paused')
  })

  test('for a while, when something else speaks', async () => {
    const { send, call, face } = await open()
    send('started')
    await call().fail({ _tag: 'VoiceInterrupted' })
    expect(face()).toBe('paused')
  })
})

test('A text without words is not offered', () => {
  const actor = createActor(readAloudMachine(NO_PORTS), { input: { text: [] } }).start()
  expect(readAloudFace(actor.getSnapshot())).toBe('absent')
  actor.stop()
})
