import { expect, test, vi } from 'vitest'
import type { SettingsNow } from '#application/app/settings/settings.flow.ts'
import { DEFAULTS } from '#domain/town/configuration.ts'
import type { Here } from '#ui/view/screen.ts'
import { settingsView } from './settings-view.ts'
import { speechIn } from '#ui/view/testing/speeches.ts'

const draw = vi.fn<Here['device']['draw']>()
const speak = vi.fn<Here['device']['speak']>()
const chooseTown = vi.fn<() => void>()

const view = (now: Partial<SettingsNow> = {}, configuration = DEFAULTS) =>
  settingsView(
    { town: undefined, chooseTown, map: undefined, look: 'light', isReported: false, ...now },
    speechIn('it', 'Luino'),
    {
      address: '/settings',
      origin: '',
      go: () => {},
      configuration,
      device: { draw, speak },
    },
  )
const group = (key: string, ...given: Parameters<typeof view>) => view(...given).groups.find((one) => one.key === key)

test.each([
  [undefined, 'Scegli il tuo comune'],
  ['Varese', 'Il mio comune: Varese'],
])('The settings say one’s own municipality (%s), and lead to its choice (SHELL-24)', (town, label) => {
  const change = group('town', { town })?.change
  expect(change?.label).toBe(label)
  if (change?.kind === 'action') change.press()
  expect(chooseTown).toHaveBeenCalled()
})

test('They mark the look that is chosen, and draw another one', () => {
  const looks = group('look')?.choices
  expect(looks).toMatchObject([
    { label: 'Scuro', isOn: false },
    { label: 'Chiaro', isOn: true },
    { label: 'Come il dispositivo', isOn: false },
  ])
  for (const look of looks ?? []) look.flip()
  expect(draw.mock.calls).toEqual([['dark'], ['light'], ['device']])
})

test('They have the languages, each in its own tongue; the one that is spoken is not asked for', () => {
  const choices = group('language')?.choices ?? []
  expect(choices.map(({ label, lang, isOn }) => [label, lang, isOn])).toEqual([
    ['Italiano', 'it', true],
    ['Español', 'es', false],
    ['English', 'en', false],
    ['Deutsch', 'de', false],
  ])
  for (const choice of choices) choice.flip()
  expect(speak.mock.calls).toEqual([['es'], ['en'], ['de']])
})

test('A town of one language without events has neither languages nor reminders', () => {
  const town = { ...DEFAULTS, languages: ['it'], modules: { events: false } }
  expect(view({}, town).groups.map(({ key }) => key)).toEqual(['town', 'look'])
})

test('They say when reminders come, lead to the calendar, and tell what is stored', () => {
  const { stored, more } = view()
  expect(group('reminders')).toMatchObject({ change: { href: '/profile/events' } })
  expect([stored.groups.length, more.href]).toEqual([3, '/legal'])
})
