import { openSettings } from '#application/settings/settings.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { settingsView } from './settings-view.ts'

/** What one chooses on this device (SHELL-24). */
export const screen = screenOf({ query: () => undefined, open: openSettings, view: settingsView })
