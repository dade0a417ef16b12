import { fromReading } from '#application/kit/from-port.ts'
import { fromSource } from '#application/kit/from-source.ts'
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
      watchPresence: fromSource((tell) => {
        const say = () => tell({ type: presence.isVisible() ? 'app.shown' : 'app.hidden' })
        say()
        return presence.watch(say)
      }),
    },
  })
