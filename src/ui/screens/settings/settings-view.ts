import type { Look } from '#application/ports/device-state.ts'
import { openSettings, type SettingsNow } from '#application/app/settings/settings.flow.ts'
import { hasScreen, SCREENS } from '#ui/base/screens.ts'
import { LANGUAGES, languagesIn } from '#ui/language/languages.ts'
import { storedView } from '#ui/parts/stored/stored-view.ts'
import { type Action, action, type Choice, type Way, way } from '#ui/view/parts.ts'
import { type Here, screenOf } from '#ui/view/screen.ts'
import type { MessageId, Speech } from '#ui/view/speech.ts'
import { keptMapView } from './kept-map-view.ts'

/** One thing of several; `lang`: in whose tongue it is called. */
type SettingChoice = Choice & Readonly<{ key: string; lang: string | undefined }>

/** A group of settings under its heading: a sentence, what can be chosen, and where it leads. */
export type SettingView = Readonly<{
  key: 'town' | 'look' | 'language' | 'reminders'
  heading: string
  text: string
  choices?: readonly SettingChoice[]
  change?: Action | Way
}>

const LOOKS = {
  dark: 'menu.lookDark',
  light: 'menu.lookLight',
  device: 'menu.lookDevice',
} as const satisfies Record<Look, MessageId>

const townGroup = ({ town, chooseTown }: SettingsNow, { say }: Speech): SettingView => ({
  key: 'town',
  heading: say('settings.town'),
  text: say('settings.townText'),
  change: action(town === undefined ? say('menu.townNone') : say('menu.town', { town }), chooseTown),
})

const lookGroup = ({ look }: SettingsNow, { draw }: Here['device'], { say }: Speech): SettingView => ({
  key: 'look',
  heading: say('menu.look'),
  text: say('settings.lookText'),
  choices: Object.entries(LOOKS).map(([key, label]) => ({
    kind: 'choice',
    key,
    lang: undefined,
    label: say(label),
    isOn: key === look,
    flip: () => draw(key as Look),
  })),
})

const languageGroup = ({ configuration, device }: Here, { say, language }: Speech): readonly SettingView[] => {
  const known = languagesIn(configuration)
  if (known.length < 2) return []
  const choices = known.map((key): SettingChoice => ({
    kind: 'choice',
    key,
    lang: key,
    label: LANGUAGES[key].name,
    isOn: key === language,
    flip: () => {
      if (key !== language) device.speak(key)
    },
  }))
  return [{ key: 'language', heading: say('menu.language'), text: say('settings.languageText'), choices }]
}

const remindersGroup = ({ configuration }: Here, { say }: Speech): readonly SettingView[] => {
  if (!hasScreen(configuration, 'calendar')) return []
  const change = way(say('calendar.title'), SCREENS.calendar.path)
  return [{ key: 'reminders', heading: say('settings.reminders'), text: say('reminder.whileOpen'), change }]
}

/** What one chooses on this device, by groups. */
export const settingsView = (now: SettingsNow, speech: Speech, here: Here) => ({
  kind: 'page' as const,
  title: speech.say('settings.title'),
  groups: [
    townGroup(now, speech),
    lookGroup(now, here.device, speech),
    ...languageGroup(here, speech),
    ...remindersGroup(here, speech),
  ],
  /** The town's map for times without a network; undefined where there is none to keep. */
  map: now.map && keptMapView(now.map, speech),
  /** What is stored on the device, and until when. */
  stored: storedView(here.configuration, now.isReported, speech),
  /** Who sees what of it. */
  more: way(speech.say('legal.title'), SCREENS.legal.path),
})

export type SettingsView = ReturnType<typeof settingsView>

/** What one chooses on this device (SHELL-24). */
export const screen = screenOf({ query: () => undefined, open: openSettings, view: settingsView })
