import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { ends, fails, NO_PORTS, settle, waitingPort, walk } from '#application/kit/testing/walk.ts'
import type { RequestFailure } from '#application/ports/failure.ts'
import type { FavouriteChangeFailure } from '#application/ports/favourites.ts'
import type { ActivityId, ActivitySummary } from '#domain/directory/activity.ts'
import type { Contact, ContactId } from '#domain/directory/contact.ts'
import {
  type FavouriteChange,
  type FavouriteThings,
  type FavouriteTarget,
  withChange,
} from '#domain/favourites/favourites.ts'
import type { UserId } from '#domain/identity/user.ts'
import {
  type FavouriteNews,
  favouritesMachine,
  isShownFavourite,
  knownFavourites,
  shownFavourites,
} from './favourites.machine.ts'

const activity = (id: number): FavouriteTarget & { kind: 'activity' } => ({
  kind: 'activity',
  thing: { id: id as ActivityId, name: `Activity ${id}` } as ActivitySummary,
})
const contact = (id: number): FavouriteTarget & { kind: 'contact' } => ({
  kind: 'contact',
  thing: { id: id as ContactId, name: `Contact ${id}` } as Contact,
})
const ANNA = 1 as UserId
const MARIO = 2 as UserId
const KNOWN: FavouriteThings = { activities: [activity(1).thing, activity(2).thing], contacts: [contact(1).thing] }

type Start = Readonly<{ isSignedIn?: boolean; owner?: UserId | undefined; kept?: readonly FavouriteChange[] }>

/** The favourites of a citizen, on a device whose storage works unless it is full or slow. */
const open = async ({ isSignedIn = true, owner = ANNA, kept = [] }: Start = {}) => {
  const known = waitingPort<[signal?: AbortSignal], RequestFailure, FavouriteThings>()
  const device = { kept, full: false, unreadable: false }
  const listeners = new Set<() => void>()
  const sight = { visible: true }
  const failure: FavouriteChangeFailure = { _tag: 'StorageFull' }
  const actor = createActor(
    favouritesMachine({
      favourites: { all: known.port },
      favouriteChanges: {
        all: () => (device.unreadable ? TaskEither.left(failure) : TaskEither.fromIO(() => device.kept)),
        keep: (change) =>
          device.full
            ? TaskEither.left(failure)
            : TaskEither.fromIO(() => {
                device.kept = withChange(device.kept, change)
              }),
      },
      presence: {
        isOnline: () => true,
        watchUse: () => () => {},
        isVisible: () => sight.visible,
        watch: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    }),
    { input: { isSignedIn, owner } },
  )
  const news: FavouriteNews[] = []
  actor.on('*', (one) => news.push(one))
  actor.start()
  await settle()
  return {
    known,
    device,
    news,
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event)
      await settle()
    },
    becomes: async (visible: boolean) => {
      sight.visible = visible
      for (const listener of listeners) listener()
      await settle()
    },
    choose: async (target: FavouriteTarget, isFavourite: boolean) => {
      actor.send({ type: 'favourite.chosen', target, isFavourite })
      await settle()
    },
    shown: () => {
      const { activities, contacts } = shownFavourites(actor.getSnapshot())
      return [activities.map(({ id }) => id), contacts.map(({ id }) => id)]
    },
    is: (target: FavouriteTarget) => isShownFavourite(actor.getSnapshot(), target),
    face: () => knownFavourites(actor.getSnapshot()).face,
    failure: () => knownFavourites(actor.getSnapshot()).failure,
  }
}

test('Every transition of the favourites is covered', async () => {
  const target = activity(1)
  const walked = await walk(favouritesMachine(NO_PORTS), {
    inputs: [
      { isSignedIn: true, owner: ANNA },
      { isSignedIn: false, owner: undefined },
    ],
    events: [
      { type: 'owner.arrived', owner: ANNA },
      { type: 'owner.arrived', owner: MARIO },
      { type: 'owner.left' },
      { type: 'owner.lost' },
      { type: 'favourite.chosen', target, isFavourite: false },
      { type: 'undo.requested', target },
      { type: 'wish.dropped' },
      { type: 'presence.gained' },
      { type: 'refresh.requested' },
      { type: 'retry.requested' },
      ends('readChanges', []),
      fails('readChanges', { _tag: 'Unreachable' }),
      ends('keepChange', undefined),
      fails('keepChange', { _tag: 'StorageFull' }),
      fails('known', new Error('A defect')),
      fails('watchPresence', new Error('A defect')),
    ],
    sees: ({ owner, changes, unkept, lost }) => [
      owner,
      changes.map(({ isFavourite }) => isFavourite),
      unkept.length > 0,
      lost.length > 0,
    ],
  })
  expect(walked).toEqual({ states: 11, transitions: 22, unreached: [], untaken: [], strayed: [] })
})

describe('Favourites', () => {
  test('are those of the server, overridden by the changes of this device (FAV-01, FAV-02)', async () => {
    const { known, shown, is } = await open({
      kept: [
        { ...activity(1), isFavourite: false },
        { ...contact(9), isFavourite: true },
      ],
    })
    await known.call().succeed(KNOWN)
    expect(shown()).toEqual([[2], [9, 1]])
    expect([is(activity(1)), is(activity(2)), is(contact(9)), is(contact(2))]).toEqual([false, true, true, false])
  })

  test('are only those of this device when the server fails, until a retry', async () => {
    const { known, shown, face, failure, send } = await open({ kept: [{ ...contact(9), isFavourite: true }] })
    expect(face()).toBe('loading')
    await known.call().fail({ _tag: 'Unreachable' })
    expect([face(), failure(), shown()]).toEqual(['failed', { _tag: 'Unreachable' }, [[], [9]]])
    await send({ type: 'retry.requested' })
    await known.call().succeed(KNOWN)
    expect([face(), failure(), shown()]).toEqual([
      'loaded',
      undefined,
      [
        [1, 2],
        [9, 1],
      ],
    ])
  })

  test('stay as they were when a refresh fails', async () => {
    const { known, shown, face, send } = await open()
    await known.call().succeed(KNOWN)
    await send({ type: 'refresh.requested' })
    await known.call().fail({ _tag: 'TimedOut' })
    expect([face(), shown()]).toEqual(['stale', [[1, 2], [1]]])
  })

  test('change at once, are stored, and the change is published', async () => {
    const { known, device, news, shown, choose } = await open()
    await known.call().succeed(KNOWN)
    await choose(activity(7), true)
    await choose(contact(1), false)
    expect(shown()).toEqual([[7, 1, 2], []])
    expect(device.kept).toEqual([
      { ...activity(7), isFavourite: true },
      { ...contact(1), isFavourite: false },
    ])
    expect(news).toEqual([
      { type: 'favourite.made', target: activity(7) },
      { type: 'favourite.unmade', target: contact(1) },
    ])
  })

  test('that were removed can be restored, once', async () => {
    const { known, device, news, shown, choose, send } = await open()
    await known.call().succeed(KNOWN)
    await choose(contact(1), false)
    await send({ type: 'undo.requested', target: contact(1) })
    await send({ type: 'undo.requested', target: contact(1) })
    expect([shown()[1], device.kept]).toEqual([[1], [{ ...contact(1), isFavourite: true }]])
    expect(news.map(({ type }) => type)).toEqual(['favourite.unmade', 'favourite.restored'])
  })

  test('restored after another citizen signs in do not become theirs', async () => {
    const { known, device, news, shown, choose, send } = await open()
    await known.call().succeed(KNOWN)
    await choose(contact(1), false)
    device.kept = []
    await send({ type: 'owner.left' })
    await send({ type: 'undo.requested', target: contact(1) })
    await send({ type: 'owner.arrived', owner: MARIO })
    await send({ type: 'undo.requested', target: contact(1) })
    expect([shown(), news.length]).toEqual([[[], []], 1])
  })

  test('changed while the storage is being read are not overwritten by it', async () => {
    const kept = [
      { ...activity(7), isFavourite: false },
      { ...contact(3), isFavourite: true },
    ] as const
    const { device, shown, becomes, choose } = await open({ kept })
    device.kept = kept
    const coming = becomes(true)
    await choose(activity(7), true)
    await coming
    expect([shown(), device.kept.length]).toEqual([[[7], [3]], 2])
  })

  test('that the storage has no room for are shown, with a warning that they will not last (fault 31)', async () => {
    const { device, news, shown, choose } = await open()
    device.full = true
    await choose(activity(7), true)
    await choose(activity(8), true)
    expect(shown()[0]).toEqual([8, 7])
    expect(news.map(({ type }) => type)).toEqual([
      'favourite.made',
      'favourite.notKept',
      'favourite.made',
      'favourite.notKept',
    ])
  })

  test('changed in another tab are adopted when the app becomes visible, not while it is hidden', async () => {
    const { device, shown, becomes } = await open()
    device.kept = [{ ...activity(5), isFavourite: true }]
    await becomes(false)
    expect(shown()[0]).toEqual([])
    await becomes(true)
    expect(shown()[0]).toEqual([5])
  })

  test('of a storage that cannot be read are the changes since the start', async () => {
    const { device, shown, becomes, choose } = await open()
    await choose(activity(7), true)
    device.unreadable = true
    await becomes(true)
    expect(shown()[0]).toEqual([7])
    await choose(activity(8), true)
    expect([shown()[0], device.kept.length]).toEqual([[8, 7], 2])
  })
})

describe('The owner of the favourites', () => {
  test('is nobody without a session: nothing is read, shown or changed, and a choice leads to an invitation to sign in (SHELL-13)', async () => {
    const { known, device, news, shown, is, choose } = await open({
      isSignedIn: false,
      owner: undefined,
      kept: [{ ...activity(5), isFavourite: true }],
    })
    await choose(activity(7), true)
    expect([known.calls.length, shown(), is(activity(5)), device.kept.length]).toEqual([0, [[], []], false, 1])
    expect(news).toEqual([{ type: 'favourite.signInRequired' }])
  })

  test('does what a visitor wanted once they have signed in, and once only (SHELL-13)', async () => {
    const { device, news, is, choose, send } = await open({ isSignedIn: false, owner: undefined })
    await choose(activity(7), true)
    await send({ type: 'owner.arrived', owner: MARIO })
    expect([is(activity(7)), device.kept]).toEqual([true, [{ ...activity(7), isFavourite: true }]])
    expect(news.at(-1)).toEqual({ type: 'favourite.made', target: activity(7) })
    await send({ type: 'owner.left' })
    await send({ type: 'owner.arrived', owner: ANNA })
    expect(news.filter(({ type }) => type === 'favourite.made')).toHaveLength(1)
  })

  test('does nothing for a visitor who would rather not sign in', async () => {
    const { news, is, choose, send } = await open({ isSignedIn: false, owner: undefined })
    await choose(activity(7), true)
    await send({ type: 'wish.dropped' })
    await send({ type: 'owner.arrived', owner: MARIO })
    expect([is(activity(7)), news]).toEqual([false, [{ type: 'favourite.signInRequired' }]])
  })

  test('is reset at the sign-out, and the next citizen’s favourites are read', async () => {
    const { known, device, shown, send } = await open({ kept: [{ ...activity(5), isFavourite: true }] })
    await known.call().succeed(KNOWN)
    device.kept = []
    await send({ type: 'owner.left' })
    expect(shown()).toEqual([[], []])
    await send({ type: 'owner.arrived', owner: MARIO })
    expect([shown(), known.calls.length]).toEqual([[[], []], 2])
  })

  test('is reset at the sign-out for the same citizen too: changes removed from the device are gone', async () => {
    const { device, shown, choose, send } = await open()
    await choose(activity(7), true)
    device.kept = []
    await send({ type: 'owner.left' })
    await send({ type: 'owner.arrived', owner: ANNA })
    expect([shown()[0], device.kept]).toEqual([[], []])
  })

  test('changes when another citizen signs in without a sign-out here', async () => {
    const { known, device, shown, send } = await open({ kept: [{ ...activity(5), isFavourite: true }] })
    await known.call().succeed(KNOWN)
    device.kept = []
    await send({ type: 'owner.arrived', owner: MARIO })
    expect([shown(), known.calls.length]).toEqual([[[], []], 2])
  })

  test('does not change at a refresh', async () => {
    const { known, shown, send } = await open()
    await known.call().succeed(KNOWN)
    await send({ type: 'owner.arrived', owner: ANNA })
    expect([shown(), known.calls.length]).toEqual([[[1, 2], [1]], 1])
  })

  test('is unknown when the server fails: the favourites are shown anyway (AUTH-10)', async () => {
    const { known, shown, send } = await open({ isSignedIn: false, owner: undefined })
    await send({ type: 'owner.arrived', owner: undefined })
    await known.call().succeed(KNOWN)
    expect(shown()).toEqual([[1, 2], [1]])
  })

  test('finds the changes again after a lost session, and nobody else does (AUTH-09)', async () => {
    const { device, shown, is, choose, send } = await open()
    await choose(activity(7), true)
    device.kept = []
    await send({ type: 'owner.lost' })
    expect([shown(), is(activity(7))]).toEqual([[[], []], false])
    await send({ type: 'owner.arrived', owner: ANNA })
    expect([shown()[0], device.kept]).toEqual([[7], [{ ...activity(7), isFavourite: true }]])
    device.kept = []
    await send({ type: 'owner.lost' })
    await send({ type: 'owner.arrived', owner: MARIO })
    expect([shown()[0], device.kept]).toEqual([[], []])
  })

  test.each([false, true])(
    'finds what another tab has stored since: it is newer (FAV-02, AUTH-18; made there: %s)',
    async (isFavourite) => {
      const { device, shown, choose, becomes, send } = await open()
      await choose(contact(5), !isFavourite)
      await choose(activity(7), true)
      await send({ type: 'owner.lost' })
      // The session is open again in the other tab, where they have changed their mind.
      device.kept = [
        { ...contact(5), isFavourite },
        { ...contact(6), isFavourite: true },
      ]
      await send({ type: 'owner.arrived', owner: ANNA })
      const all = [
        { ...contact(5), isFavourite },
        { ...contact(6), isFavourite: true },
        { ...activity(7), isFavourite: true },
      ]
      expect([shown(), device.kept]).toEqual([[[7], isFavourite ? [6, 5] : [6]], all])
      await becomes(true)
      expect(device.kept).toEqual(all)
    },
  )

  test('keeps what is chosen on the return, though something else is stored', async () => {
    const { device, shown, choose, send } = await open()
    await choose(contact(5), true)
    await send({ type: 'owner.lost' })
    device.kept = [{ ...contact(5), isFavourite: false }]
    const back = send({ type: 'owner.arrived', owner: ANNA })
    await choose(contact(5), true)
    await back
    expect([shown()[1], device.kept]).toEqual([[5], [{ ...contact(5), isFavourite: true }]])
  })

  test('shows the changes of the lost session where the storage cannot be read, and stores them once it can', async () => {
    const { device, shown, choose, becomes, send } = await open()
    await choose(contact(5), true)
    await choose(contact(6), true)
    await send({ type: 'owner.lost' })
    device.unreadable = true
    await send({ type: 'owner.arrived', owner: ANNA })
    expect(shown()[1]).toEqual([6, 5])
    device.unreadable = false
    device.kept = [{ ...contact(6), isFavourite: false }]
    await becomes(false)
    await becomes(true)
    expect(shown()[1]).toEqual([5])
    expect(device.kept.map(({ thing, isFavourite }) => [thing.id, isFavourite])).toEqual([
      [6, false],
      [5, true],
    ])
  })
})
