import { emit, setup } from 'xstate'
import { fromPort } from '#application/kit/from-port.ts'
import type { Unsent } from '#application/ports/unsent.ts'
import type { Updates } from '#application/ports/updates.ts'

export type UpdateNews = { type: 'update.ready' }

/** How long an open form, or an offer that nobody took, puts off the next offer, in milliseconds. */
export const PAUSE = { writing: 5_000, offered: 1_800_000 } as const

/**
 * Offers a newer version of the app, and never loads it without consent (fault 38). While a form has content that would
 * be lost, nothing is offered and nothing is loaded.
 */
export const updatesMachine = ({ updates, unsent }: Readonly<{ updates: Updates; unsent: Pick<Unsent, 'isEmpty'> }>) =>
  setup({
    types: { events: {} as { type: 'update.accepted' }, emitted: {} as UpdateNews },
    actors: { next: fromPort(updates.next), apply: fromPort(updates.apply) },
    actions: { offer: emit({ type: 'update.ready' }) },
    guards: { isNothingWritten: () => unsent.isEmpty() },
    delays: PAUSE,
  }).createMachine({
    id: 'updates',
    initial: 'current',
    states: {
      current: {
        description: 'The app is as new as the device knows.',
        invoke: { id: 'next', src: 'next', onDone: 'ready', onError: 'fixed' },
      },
      fixed: { description: 'No newer version can come.' },
      ready: {
        description: 'A newer version waits until nothing written would be lost.',
        always: { guard: 'isNothingWritten', target: 'offered' },
        after: { writing: { target: 'ready', reenter: true } },
      },
      offered: {
        description: 'The citizen may take the newer version.',
        entry: 'offer',
        on: { 'update.accepted': [{ guard: 'isNothingWritten', target: 'applying' }, { target: 'ready' }] },
        after: { offered: 'ready' },
      },
      applying: {
        description: 'The page is about to be opened anew.',
        invoke: { id: 'apply', src: 'apply', onDone: 'fixed', onError: 'ready' },
      },
    },
  })
