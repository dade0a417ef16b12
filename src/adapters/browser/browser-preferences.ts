import * as Option from 'fp-ts/lib/Option.js'
import type { Look, Preferences } from '#application/ports/device-state.ts'
import type { BrowserStorage } from './browser-storage.ts'

const KEY = 'device.language'
const LOOK = 'device.look'
const LOOKS: readonly Look[] = ['light', 'device']
const TOUR = 'device.tour'
const CLOSED = 'closed'

/** [decided] The format of a stored language; whether the app supports it is checked by the callers (LANG-02). */
const LANGUAGE_CODE = /^[a-z]{2}$/

/** The citizen's preferences; they remain on the device after a sign-out. */
export const createBrowserPreferences = (
  storage: BrowserStorage,
  ownLanguages: Preferences['ownLanguages'] = () => [],
): Preferences => ({
  ownLanguages,
  language: () => {
    const code = storage.read(KEY)
    if (code === undefined || LANGUAGE_CODE.test(code)) return Option.fromNullable(code)
    storage.remove(KEY)
    return Option.none
  },
  chooseLanguage: (code) => storage.writeOrRemember(KEY, code),
  look: () => {
    const kept = storage.read(LOOK)
    return LOOKS.find((look) => look === kept) ?? 'dark'
  },
  chooseLook: (look) => storage.writeOrRemember(LOOK, look),
  hasClosedTour: () => storage.read(TOUR) === CLOSED,
  closeTour: () => storage.writeOrRemember(TOUR, CLOSED),
})
