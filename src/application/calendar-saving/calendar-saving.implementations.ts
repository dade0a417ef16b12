import { fromPort } from '#application/kit/from-port.ts'
import { calendarSavingMachine } from './calendar-saving.machine.ts'
import { type CalendarPorts, saveEntry } from './save-entry.ts'

export const calendarSaving = (ports: CalendarPorts) =>
  calendarSavingMachine.provide({ actors: { save: fromPort(saveEntry(ports)) } })
