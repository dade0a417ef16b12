import { fromReading } from '#application/kit/from-port.ts'
import { fromPresence, isInSight } from '#application/kit/presence.ts'
import type { Presence } from '#application/ports/device-state.ts'
import type { Sheets } from '#application/ports/sheets.ts'
import { sheetMachine, sheetReadingMachine } from './sheet.machine.ts'

export const sheet = ({ sheets, presence }: Readonly<{ sheets: Sheets; presence: Presence }>) =>
  sheetMachine.provide({
    actors: {
      sheet: sheetReadingMachine.provide({
        actors: {
          load: fromReading(({ query, isAgain = false }, signal) =>
            isAgain ? sheets.again(query, signal) : sheets.one(query, signal),
          ),
        },
      }),
      watchPresence: fromPresence(presence, isInSight),
    },
  })
