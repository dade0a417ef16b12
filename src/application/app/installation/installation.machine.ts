import { assign, emit, setup } from 'xstate'
import { fromPort } from '#application/kit/from-port.ts'
import type { Installation, InstallWay, Visits } from '#application/ports/installation.ts'

export type InstallationNews = { type: 'installation.offered'; way: InstallWay }

/** [decided] The visit of a device in which the installation is offered: whoever comes so often may want an icon. */
export const OFFERED_VISIT = 3

/** Offers the installation of the app in the third visit, once for each device. */
export const installationMachine = ({ installation }: Readonly<{ installation: Installation }>) =>
  setup({
    types: {
      context: {} as Readonly<{ way: InstallWay }>,
      events: {} as { type: 'installation.accepted' },
      emitted: {} as InstallationNews,
    },
    actors: {
      visit: fromPort(installation.visit),
      ready: fromPort(installation.ready),
      noteOffered: fromPort(installation.noteOffered),
      install: fromPort(installation.install),
    },
    actions: {
      keepWay: assign((_, { way }: Readonly<{ way: InstallWay }>) => ({ way })),
      offer: emit(({ context: { way } }) => ({ type: 'installation.offered' as const, way })),
    },
    guards: {
      isDue: (_, { count, wasOffered }: Visits) => count >= OFFERED_VISIT && !wasOffered,
      isDialog: ({ context: { way } }) => way === 'dialog',
    },
  }).createMachine({
    id: 'installation',
    context: { way: 'dialog' },
    initial: 'arriving',
    states: {
      arriving: {
        description: 'The visit is counted.',
        invoke: {
          id: 'visit',
          src: 'visit',
          onDone: [
            { guard: { type: 'isDue', params: ({ event }) => event.output }, target: 'waiting' },
            { target: 'settled' },
          ],
          onError: 'settled',
        },
      },
      waiting: {
        description: 'The browser is not ready to install yet.',
        invoke: {
          id: 'ready',
          src: 'ready',
          onDone: { target: 'noting', actions: { type: 'keepWay', params: ({ event }) => ({ way: event.output }) } },
          onError: 'settled',
        },
      },
      noting: {
        description: 'It is remembered that the installation is offered.',
        invoke: { id: 'noteOffered', src: 'noteOffered', onDone: 'offered', onError: 'settled' },
      },
      offered: {
        description: 'The citizen may install the app.',
        entry: 'offer',
        on: { 'installation.accepted': { target: 'installing', guard: 'isDialog' } },
      },
      installing: {
        description: 'The dialog of the browser is open.',
        invoke: { id: 'install', src: 'install', onDone: 'settled', onError: 'settled' },
      },
      settled: { description: 'Nothing is offered any more.' },
    },
  })
