import * as Either from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createBrowserReadingVoice, type VoiceSource } from './browser-reading-voice.ts'
import { createBrowserStorage } from './browser-storage.ts'
import { memoryStorage } from './memory-storage.ts'

const voice = (lang: string, more: object = {}) => ({ lang, default: false, localService: true, ...more })

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

/** A window that speaks what it is told to when the test lets it. */
const browser = (...first: readonly object[]) => {
  let voices = first
  const log: (Utterance | 'cancel')[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (said: Utterance) => log.push(said),
    cancel: () => log.push('cancel'),
  })
  const items = memoryStorage()
  const source = { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } as unknown as VoiceSource
  return {
    log,
    items,
    port: createBrowserReadingVoice(
      createBrowserStorage(() => items),
      source,
    ),
    load: (...next: readonly object[]) => {
      voices = next
      synthesis.dispatchEvent(new Event('voiceschanged'))
    },
    said: () => log.findLast((one) => one !== 'cancel'),
  }
}
const never = new AbortController().signal
const sentence = { text: 'Ciao.', language: 'it', rate: 1.3 } as const

describe('The languages that have a voice (READ-03)', () => {
  const sought = { languages: ['it', 'de'], known: undefined } as const

  test('are those of the voices on the device', async () => {
    const { port } = browser(voice('it_IT'), voice('de-DE', { localService: false }), voice('en-GB'))
    expect(await port.languages(sought, never)()).toEqual(Either.right(['it']))
  })

  test('are told again when others have loaded', async () => {
    const { port, load } = browser()
    expect(await port.languages(sought, never)()).toEqual(Either.right([]))
    const next = port.languages({ ...sought, known: [] }, never)()
    load(voice('fr-FR'))
    load(voice('de-DE'))
    expect(await next).toEqual(Either.right(['de']))
  })

  test('are not looked for any more once the page is left', async () => {
    const { port, load } = browser()
    const left = new AbortController()
    const told = port.languages({ ...sought, known: [] }, left.signal)()
    left.abort()
    load(voice('it-IT'))
    expect(await Promise.race([told, Promise.resolve('nothing')])).toBe('nothing')
  })

  test('are none in a browser that cannot speak', async () => {
    const port = createBrowserReadingVoice(createBrowserStorage(memoryStorage), {})
    const missing = Either.left({ _tag: 'VoiceMissing' })
    expect(await port.languages(sought, never)()).toEqual(missing)
    expect(await port.speak(sentence, never)()).toEqual(missing)
  })
})

describe('A sentence is spoken', () => {
  test('by the default voice of its language, alone', async () => {
    const chosen = voice('it-IT', { default: true })
    const { port, log, said } = browser(voice('it-CH'), chosen)
    const speaking = port.speak(sentence, never)()
    expect(log[0]).toBe('cancel')
    expect(said()).toMatchObject({ text: 'Ciao.', lang: 'it-IT', rate: 1.3, voice: chosen })
    said()?.dispatchEvent(new Event('end'))
    expect(await speaking).toEqual(Either.right(undefined))
  })

  test.each([
    ['interrupted', 'VoiceInterrupted'],
    ['canceled', 'VoiceInterrupted'],
    ['voice-unavailable', 'VoiceMissing'],
    ['synthesis-failed', 'VoiceFailed'],
  ])('and fails by the browser’s error %s as %s', async (error, _tag) => {
    const { port, said } = browser(voice('it-IT'))
    const speaking = port.speak(sentence, never)()
    said()?.dispatchEvent(Object.assign(new Event('error'), { error }))
    expect(await speaking).toEqual(Either.left({ _tag }))
  })

  test('until it is silenced, and a later silence does not touch another one', async () => {
    const { port, log, said } = browser(voice('it-IT'))
    const silenced = new AbortController()
    void port.speak(sentence, silenced.signal)()
    silenced.abort()
    expect(log.filter((one) => one === 'cancel')).toHaveLength(2)
    const ended = new AbortController()
    const speaking = port.speak(sentence, ended.signal)()
    said()?.dispatchEvent(new Event('end'))
    await speaking
    ended.abort()
    expect(log.filter((one) => one === 'cancel')).toHaveLength(3)
  })

  test('by no voice of another language', async () => {
    expect(await browser(voice('en-GB')).port.speak(sentence, never)()).toEqual(Either.left({ _tag: 'VoiceMissing' }))
  })
})

describe('The speed (READ-05)', () => {
  test('is kept on the device', async () => {
    const { port, items } = browser()
    expect(await port.speed()()).toEqual(Either.right('normal'))
    await port.keepSpeed('slow')()
    expect(await port.speed()()).toEqual(Either.right('slow'))
    expect(items.getItem('piazza.device.readingSpeed')).toBe('slow')
  })

  test('is the default one where the stored one is invalid (fault 32)', async () => {
    const { port, items } = browser()
    items.setItem('piazza.device.readingSpeed', 'warp')
    expect(await port.speed()()).toEqual(Either.right('normal'))
  })
})
