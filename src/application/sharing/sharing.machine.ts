import { assign, emit, setup } from 'xstate'
import { errorOf, failureOf, needsPort } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import type { SharingFailure } from '#application/ports/sharing.ts'

/** A page of the app to share; `path` is one of this app, with its language. */
export type SharedPage = Readonly<{ title: string; path: string }>

/** The outcome of sharing; a cancelled one publishes nothing. */
export type SharingNews =
  | { type: 'page.shared'; how: 'shared' | 'copied' }
  | { type: 'page.notShared'; url: string | undefined }

const toSharingFailure = failureOf<SharingFailure>({ SharingCancelled: true, NotShared: true })

/** [decided] After so long, in milliseconds, a tap shares anew: some devices never tell that their dialog was closed (SHELL-23). */
const UNANSWERED_AFTER = 3_000

/** Shares pages, one at a time: taps right after the first are ignored (fault 28). */
export const sharingMachine = setup({
  types: {
    context: {} as Readonly<{ page: SharedPage | undefined }>,
    events: {} as { type: 'share.requested'; page: SharedPage },
    emitted: {} as SharingNews,
  },
  actors: { share: needsPort<'shared' | 'copied', SharedPage>('share') },
  actions: {
    keepPage: assign((_, page: SharedPage) => ({ page })),
    tellShared: emit((_, how: 'shared' | 'copied') => ({ type: 'page.shared' as const, how })),
    tellNotShared: emit((_, error: unknown) => {
      const failure = toSharingFailure(error)
      return { type: 'page.notShared' as const, url: failure._tag === 'NotShared' ? failure.url : undefined }
    }),
  },
  delays: { UNANSWERED_AFTER },
  guards: { isCancelled: (_, error: unknown) => toSharingFailure(error)._tag === 'SharingCancelled' },
}).createMachine({
  id: 'sharing',
  context: { page: undefined },
  initial: 'ready',
  states: {
    ready: {
      on: {
        'share.requested': { target: 'sharing', actions: { type: 'keepPage', params: ({ event }) => event.page } },
      },
    },
    sharing: {
      initial: 'asked',
      states: {
        asked: {
          description: 'A second tap is meant as the first.',
          after: { UNANSWERED_AFTER: 'unanswered' },
        },
        unanswered: {
          description: 'The dialog is open, or was closed without a word.',
          on: {
            'share.requested': {
              target: '#sharing.sharing',
              reenter: true,
              actions: { type: 'keepPage', params: ({ event }) => event.page },
            },
          },
        },
      },
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ context }) => present(context.page),
        onDone: { target: 'ready', actions: { type: 'tellShared', params: ({ event }) => event.output } },
        onError: [
          { target: 'ready', guard: { type: 'isCancelled', params: errorOf } },
          { target: 'ready', actions: { type: 'tellNotShared', params: errorOf } },
        ],
      },
    },
  },
})
