import { openDevices } from '#application/devices/devices.flow.ts'
import { screenOf } from '#ui/view/screen.ts'
import { devicesView } from './devices-view.ts'

/** The devices of a citizen (DEV-01). */
export const screen = screenOf({ query: () => undefined, open: openDevices, view: devicesView })
