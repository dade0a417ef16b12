import { assign, emit, setup } from 'xstate'
import { errorOf, failureOf, needsPort } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import type { SharingFailure } from '#application/ports/sharing.ts'

/** A page of the app to give to others; `path` is one of this app, with its language. */
export type SharedPage = Readonly<{ title: string; path: string }>

/** What became of a page that was to be shared; nothing is told of a citizen who thought better of it. */
export type SharingNews = { type: 'page.shared'; how: 'shared' | 'copied' } | { type: 'page.notShared' }

const toSharingFailure = failureOf<SharingFailure>({ SharingCancelled: true, NotShared: true })

/** Gives pages to others, one at a time: a second tap meanwhile is nobody's. */
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
    tellNotShared: emit({ type: 'page.notShared' }),
  },
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
      invoke: {
        id: 'share',
        src: 'share',
        input: ({ context }) => present(context.page),
        onDone: { target: 'ready', actions: { type: 'tellShared', params: ({ event }) => event.output } },
        onError: [
          { target: 'ready', guard: { type: 'isCancelled', params: errorOf } },
          { target: 'ready', actions: 'tellNotShared' },
        ],
      },
    },
  },
})
