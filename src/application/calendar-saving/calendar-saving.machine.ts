import { assign, emit, setup } from 'xstate'
import { needsPort } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import type { CalendarEntry } from '#application/ports/calendar-files.ts'

/** A calendar that receives the entry shows its own confirmation. */
export type CalendarSavingNews = { type: 'file.notSaved' }

/** Adds entries to the device's calendar, one at a time: taps meanwhile are ignored (EVENT-08). */
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
