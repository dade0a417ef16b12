import { assign, emit, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate'
import { brokenUntil, isBroken } from '#application/kit/breakdown.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import { fromPresence, isInSight, type PresenceNews } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
import { resourceMachine } from '#application/kit/resource.machine.ts'
import { resourceNow } from '#application/kit/resource.selectors.ts'
import {
  changesLackedBy,
  type FavouriteChange,
  type FavouriteThings,
  type FavouriteTarget,
  isFavourite,
  isLastChange,
  NO_FAVOURITES,
  withChange,
  withChanges,
} from '#domain/favourites/favourites.ts'
import type { UserId } from '#domain/identity/user.ts'
import type { Ports } from '#application/ports/ports.ts'

/** Events that the favourites publish. */
export type FavouriteNews =
  | { type: 'favourite.made'; target: FavouriteTarget }
  | { type: 'favourite.unmade'; target: FavouriteTarget }
  | { type: 'favourite.restored'; target: FavouriteTarget }
  | { type: 'favourite.signInRequired' }
  /** The storage is full: changes last as long as the app stays open (fault 31). */
  | { type: 'favourite.notKept' }

/** Whether a citizen is signed in, and which one; the server may not have said it (AUTH-10). */
export type Owner = Readonly<{ owner: UserId | undefined }>

type Context = Readonly<{
  /** The owner was signed in when the favourites were first needed. */
  isSignedIn: boolean
  owner: UserId | undefined
  /** The changes of this device, applied at once (optimistic update). */
  changes: readonly FavouriteChange[]
  /** The changes that are not stored yet, in order. */
  unkept: readonly FavouriteChange[]
  /** The changes of a session that was lost: what is stored of the same things is newer. */
  lost: readonly FavouriteChange[]
  /** What a visitor chose: it is done once they have signed in (SHELL-13). */
  wish: FavouriteTarget | undefined
}>

type Event =
  | ({ type: 'owner.arrived' } & Owner)
  /** The citizen signed out. */
  | { type: 'owner.left' }
  /** The session was lost: the changes are kept for the citizen's return (AUTH-09). */
  | { type: 'owner.lost' }
  | { type: 'favourite.chosen'; target: FavouriteTarget; isFavourite: boolean }
  /** The visitor would rather not sign in. */
  | { type: 'wish.dropped' }
  | { type: 'undo.requested'; target: FavouriteTarget }
  | PresenceNews
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' }

/** Hearts stand on many pages, and none of them says that the favourites could not be read. */
const knownFavouritesMachine = resourceMachine<undefined, FavouriteThings>('knownFavourites', { isBeside: true })

/**
 * The favourites of a citizen: those of the server, overridden by the changes of this device (FAV-01, FAV-02). A change
 * applies at once and is stored in turn; changes of another tab are adopted when the app becomes visible.
 */
export const favouritesMachine = ({
  favourites,
  favouriteChanges,
  presence,
}: Pick<Ports, 'favourites' | 'favouriteChanges' | 'presence'>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Pick<Context, 'isSignedIn' | 'owner'>,
      events: {} as Event,
      emitted: {} as FavouriteNews,
      children: {} as { known: 'known' },
      tags: {} as 'broken',
    },
    actors: {
      known: knownFavouritesMachine.provide({
        actors: { load: fromReading((_, signal) => favourites.all(signal)), watchPresence: fromPresence(presence) },
      }),
      watchPresence: fromPresence(presence, isInSight),
      readChanges: fromPort(() => favouriteChanges.all()),
      keepChange: fromPort((change: FavouriteChange) => favouriteChanges.keep(change)),
    },
    actions: {
      keepOwner: assign((_, { owner }: Owner) => ({ owner })),
      forget: assign({ owner: undefined, changes: [], unkept: [], lost: [] }),
      holdLost: assign(({ context }) => ({ lost: context.changes, unkept: [] })),
      adopt: assign(({ context }, read: readonly FavouriteChange[]) => {
        const unkept = [...changesLackedBy(read, context.lost), ...context.unkept]
        return { changes: unkept.reduce(withChange, read), unkept, lost: [] }
      }),
      change: assign(({ context }, change: FavouriteChange) => ({
        changes: withChange(context.changes, change),
        unkept: [...context.unkept, change],
      })),
      keepWish: assign((_, wish: FavouriteTarget) => ({ wish })),
      dropWish: assign({ wish: undefined }),
      endKeeping: assign(({ context }) => ({ unkept: context.unkept.slice(1) })),
      refreshKnown: sendTo('known', { type: 'refresh.requested' }),
      retryKnown: sendTo('known', { type: 'retry.requested' }),
      tellChosen: emit((_, { target, isFavourite }: Readonly<{ target: FavouriteTarget; isFavourite: boolean }>) => ({
        type: isFavourite ? ('favourite.made' as const) : ('favourite.unmade' as const),
        target,
      })),
      tellRestored: emit((_, target: FavouriteTarget) => ({ type: 'favourite.restored' as const, target })),
      tellSignInRequired: emit({ type: 'favourite.signInRequired' }),
      tellNotKept: emit({ type: 'favourite.notKept' }),
    },
    guards: {
      isSignedIn: ({ context }) => context.isSignedIn,
      isBack: ({ context }, { owner }: Owner) => owner !== undefined && owner === context.owner,
      isSomeoneElse: ({ context }, { owner }: Owner) => owner !== context.owner,
      isUnmade: ({ context }, target: FavouriteTarget) =>
        isLastChange(context.changes, { ...target, isFavourite: false }),
      lacksKeeping: ({ context }) => context.unkept.length > 0,
    },
  }).createMachine({
    id: 'favourites',
    context: ({ input }) => ({ ...input, changes: [], unkept: [], lost: [], wish: undefined }),
    initial: 'starting',
    states: {
      starting: { always: [{ target: 'open', guard: 'isSignedIn' }, { target: 'resting' }] },
      resting: {
        description: 'Nobody is signed in: choosing a favourite leads to an invitation to sign in (SHELL-13).',
        on: {
          'favourite.chosen': {
            actions: [{ type: 'keepWish', params: ({ event }) => event.target }, 'tellSignInRequired'],
          },
          'wish.dropped': { actions: 'dropWish' },
          'owner.arrived': [
            {
              description:
                'The session was lost: its changes are stored again, but for what another tab has stored since.',
              target: 'open',
              guard: { type: 'isBack', params: ({ event }) => event },
              actions: 'holdLost',
            },
            { target: 'open', actions: ['forget', { type: 'keepOwner', params: ({ event }) => event }] },
          ],
        },
      },
      open: {
        type: 'parallel',
        entry: enqueueActions(({ context: { wish }, enqueue }) => {
          if (wish === undefined) return
          enqueue({ type: 'change', params: { ...wish, isFavourite: true } })
          enqueue({ type: 'tellChosen', params: { target: wish, isFavourite: true } })
          enqueue('dropWish')
        }),
        invoke: {
          id: 'watchPresence',
          src: 'watchPresence',
          onError: { description: 'What another tab changed is then adopted when the app is opened anew.' },
        },
        on: {
          'owner.arrived': {
            target: 'open',
            reenter: true,
            guard: { type: 'isSomeoneElse', params: ({ event }) => event },
            actions: ['forget', { type: 'keepOwner', params: ({ event }) => event }],
          },
          'owner.left': { target: 'resting', actions: 'forget' },
          'owner.lost': 'resting',
          'favourite.chosen': {
            actions: [
              { type: 'change', params: ({ event: { target, isFavourite } }) => ({ ...target, isFavourite }) },
              { type: 'tellChosen', params: ({ event }) => event },
            ],
          },
          'undo.requested': {
            guard: { type: 'isUnmade', params: ({ event }) => event.target },
            actions: [
              { type: 'change', params: ({ event: { target } }) => ({ ...target, isFavourite: true }) },
              { type: 'tellRestored', params: ({ event }) => event.target },
            ],
          },
        },
        states: {
          server: {
            initial: 'following',
            states: {
              following: {
                invoke: { id: 'known', src: 'known', input: { query: undefined }, onError: 'broken' },
                on: {
                  'refresh.requested': { actions: 'refreshKnown' },
                  'retry.requested': { actions: 'retryKnown' },
                },
              },
              broken: brokenUntil('following'),
            },
          },
          device: {
            initial: 'reading',
            states: {
              reading: {
                invoke: {
                  id: 'readChanges',
                  src: 'readChanges',
                  onDone: { target: 'settled', actions: { type: 'adopt', params: ({ event }) => event.output } },
                  onError: {
                    description: 'Changes since the start of the app still count.',
                    target: 'settled',
                  },
                },
              },
              settled: {
                always: { target: 'keeping', guard: 'lacksKeeping' },
                on: { 'presence.gained': 'reading' },
              },
              keeping: {
                invoke: {
                  id: 'keepChange',
                  src: 'keepChange',
                  input: ({ context }) => present(context.unkept[0]),
                  onDone: { target: 'settled', actions: 'endKeeping' },
                  onError: { target: 'settled', actions: ['endKeeping', 'tellNotKept'] },
                },
              },
            },
          },
        },
      },
    },
  })

type Snapshot = SnapshotFrom<ReturnType<typeof favouritesMachine>>

/** How the favourites of the server stand: when they fail, those of the device can still be shown. */
export const knownFavourites = (area: Snapshot) =>
  resourceNow(area.children.known?.getSnapshot(), isBroken(area) ? 'failed' : 'loading')

/** All favourites, from server and device (FAV-02); empty without a session. */
export const shownFavourites = (area: Snapshot): FavouriteThings =>
  area.matches('open') ? withChanges(knownFavourites(area).value ?? NO_FAVOURITES, area.context.changes) : NO_FAVOURITES

export const isShownFavourite = (area: Snapshot, target: FavouriteTarget): boolean =>
  area.matches('open') && isFavourite(knownFavourites(area).value ?? NO_FAVOURITES, area.context.changes, target)
