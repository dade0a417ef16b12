import type { Citizen } from '../citizen.ts'
import { valueInHand } from '../find.ts'
import type { Flow } from './flow.ts'

/** The app is stored on the device once the first page has been there for a while, in milliseconds. */
const A_WHILE = 10_000
/** What its author did not see sent is sent by whoever opens the app, so long after it was written, in milliseconds. */
const TRIED_AGAIN = 70_000

/** A file that the page gives away by a link. */
type Given = { name: string; content: string }
type Keeping = typeof globalThis & { piazzaGiven: Promise<Given>[] }

// oxlint-disable unicorn/consistent-function-scoping -- a function that is sent as its source has no outer scope.
/** Keeps what the page gives as a file. */
const keepFiles = (): void => {
  const page = globalThis as Keeping
  page.piazzaGiven = []
  const blobs = new Map<string, Blob>()
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (blob) => {
    const address = create(blob)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const blob = target instanceof HTMLAnchorElement ? blobs.get(target.href) : undefined
      if (target instanceof HTMLAnchorElement && blob !== undefined)
        page.piazzaGiven.push(blob.text().then((content) => ({ name: target.download, content })))
    },
    true,
  )
}
const filesGiven = (): Promise<readonly Given[]> => Promise.all((globalThis as Keeping).piazzaGiven)

/** Whether the worker keeps the app on this device. */
const isKept = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
const colourOfPage = (): string => getComputedStyle(document.body).backgroundColor
/** Whether this device has a voice of its own for Italian. */
const speaksItalian = (): boolean =>
  'speechSynthesis' in globalThis &&
  speechSynthesis.getVoices().some(({ lang, localService }) => localService && /^it\b/.test(lang))
const canShare = (): boolean => 'share' in navigator
const languageOfPage = (): string => document.documentElement.lang
const addressOfPage = (): string => location.pathname + location.search

/** Chooses an option of a select, as its menu does, which the system draws. */
const choose = (label: string, option: string): boolean => {
  const select = [...document.querySelectorAll('select')].find(({ labels }) =>
    [...labels].some(({ textContent }) => textContent.trim() === label),
  )
  const found = [...(select?.options ?? [])].find(({ text }) => text === option)
  if (select === undefined || found === undefined) return false
  select.value = found.value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

const chooses = ({ tab, until }: Citizen, label: string, option: string): Promise<boolean> =>
  until(`"${label}" does not offer "${option}"`, () => tab.run(choose, label, option))

/** Puts the focus into a field, at its first part. */
const focusOn = (label: string): boolean => {
  const found = [...document.querySelectorAll('input')].find(({ labels }) =>
    [...(labels ?? [])].some(({ textContent }) => textContent.replace('*', '').trim() === label),
  )
  found?.focus()
  return found !== undefined && found === document.activeElement
}
const addressIs = ({ tab, until }: Citizen, address: string): Promise<boolean> =>
  until(`the address is not ${address}`, async () => (await tab.run(addressOfPage)) === address)

export const LOOKING: readonly Flow[] = [
  {
    name: 'Giulia looks for what is free on a day that she writes',
    at: '/event',
    play: async (giulia) => {
      await giulia.sees('11 eventi')
      await giulia.taps('…, Scegli un giorno')
      await giulia.taps('domenica 22 novembre 2026…')
      await giulia.sees('Domenica 22 novembre 2026')
      await giulia.taps('Filtri')
      await chooses(giulia, 'Prezzo', 'Gratuiti')
      await addressIs(giulia, '/event?date=2026-11-22&price=free')
    },
  },
  {
    name: 'Mario writes the day and the time of a reminder',
    as: 'mario.rossi',
    at: '/activity/3/event/3',
    play: async (mario) => {
      const { tab, until } = mario
      await mario.taps('Promemoria')
      await chooses(mario, 'Quando te lo ricordiamo?', 'In un altro momento')
      // The same day whether the device puts the month first or the day; a clock of 24 hours takes no letter.
      const entries = [
        ['Giorno', ['12', '12', '2026'], '2026-12-12'],
        ['Ora', ['08', '30', 'A'], '08:30'],
      ] as const
      for (const [label, parts, value] of entries) {
        await until(`"${label}" takes no focus`, () => tab.run(focusOn, label))
        for (const part of parts) {
          await tab.type(part)
          // The others go on by themselves to the next part of the field.
          if (tab.engine === 'WebKit') await tab.press('ArrowRight')
        }
        await until(`"${label}" is not ${value}`, async () => (await tab.run(valueInHand)) === value)
      }
      await mario.taps('Salva')
      await mario.sees('Promemoria: sabato 12 dicembre alle 08:30')
    },
  },
  {
    name: 'Giulia reads in English, in a light look, and both stay',
    at: '/',
    play: async (giulia) => {
      const { tab, until } = giulia
      const dark = await tab.run(colourOfPage)
      await giulia.taps('Altre azioni')
      await giulia.taps('Impostazioni')
      await giulia.taps('Chiaro')
      await until('the page stays dark', async () => (await tab.run(colourOfPage)) !== dark)
      await giulia.goes('/login')
      await giulia.taps('English')
      await until('the page is not English', async () => (await tab.run(languageOfPage)) === 'en')
      await addressIs(giulia, '/en/login')
      await giulia.opensAnew()
      await until('the language is forgotten', async () => (await tab.run(languageOfPage)) === 'en')
      await until('the look is forgotten', async () => (await tab.run(colourOfPage)) !== dark)
    },
  },
  {
    name: 'Mario keeps an event without a network, opens the app without one, and it is sent',
    as: 'mario.rossi',
    at: '/activity/3/event/4',
    play: async (mario, town) => {
      const { tab, until } = mario
      await mario.sees('La locandiera')
      await until('the app is not kept', async () => {
        await mario.waits(A_WHILE)
        return tab.run(isKept)
      })
      await town.goAway()
      await mario.taps('Aggiungi al mio calendario')
      await mario.sees('In attesa della rete')
      await mario.opensAnew()
      await mario.sees('La locandiera', 'In attesa della rete')
      await town.comeBack()
      await mario.opensAnew()
      await until('it is not sent', async () => {
        await mario.waits(TRIED_AGAIN)
        return tab.run(() => document.body.innerText.includes('Nel tuo calendario'))
      })
      await mario.seesNoMore('In attesa della rete')
    },
  },
  {
    name: 'Giulia takes an event into the calendar of her phone',
    at: '/activity/3/event/3',
    play: async ({ tab, sees, taps, until }) => {
      await sees('Concerto per archi')
      await tab.run(keepFiles)
      await taps('Aggiungi al calendario del dispositivo')
      const [file] = await until('no file was given', async () => {
        const files = await tab.run(filesGiven)
        return files.length > 0 && files
      })
      if (
        file?.name !== 'Concerto per archi.ics' ||
        !/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Concerto per archi\r\n/.test(file.content)
      )
        throw new Error(`The file is ${JSON.stringify(file)}`)
    },
  },
  {
    name: 'Giulia copies the address of an event where nothing can be shared, and is offered a voice only where there is one',
    at: '/activity/3/event/3',
    play: async ({ tab, sees, seesNoMore, taps, goes }) => {
      if (await tab.run(canShare)) throw new Error('This engine can share: nothing would be copied')
      await taps('Condividi')
      await sees('Indirizzo copiato')
      await goes('/assistance')
      await sees('Come si usa Piazza, domanda per domanda.')
      await ((await tab.run(speaksItalian)) ? sees('Ascolta') : seesNoMore('Ascolta'))
    },
  },
]
