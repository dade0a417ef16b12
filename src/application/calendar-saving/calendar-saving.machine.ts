import { assign, emit, setup } from 'xstate'
import { needsPort } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import type { CalendarEntry } from '#application/ports/calendar-files.ts'

/** A calendar that was given the entry tells of it itself. */
export type CalendarSavingNews = { type: 'file.notSaved' }

/** Gives entries to the calendar of the device, one at a time: a second tap meanwhile is nobody's (EVENT-08). */
export const calendarSavingMachine = setup({
  types: {
    context: {} as Readonly<{ entry: CalendarEntry | undefined }>,
    events: {} as { type: 'entry.requested'; entry: CalendarEntry },
    emitted: {} as CalendarSavingNews,
  },
  actors: { save: needsPort<void, CalendarEntry>('save') },
  actions: {
    keepEntry: assign((_, entry: CalendarEntry) => ({ entry })),
    tellNotSaved: emit({ type: 'file.notSaved' }),
  },
}).createMachine({
  id: 'calendarSaving',
  context: { entry: undefined },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'entry.requested': { target: 'saving', actions: { type: 'keepEntry', params: ({ event }) => event.entry } },
      },
    },
    saving: {
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => present(context.entry),
        onDone: 'ready',
        onError: { target: 'ready', actions: 'tellNotSaved' },
      },
    },
  },
})
