import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import { AGAIN } from '#application/kit/again.ts'
import { fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Bare, KeptFirst, KeptNews } from '#application/kit/kept-first.ts'
import { fromSource } from '#application/kit/from-source.ts'
import type { ContentNews, NetworkNews } from '#application/kit/network.ts'
import { fromPresence, isInSight, type PresenceNews } from '#application/kit/presence.ts'
import { type MyTown, type TownChoice, townThatHolds } from '#domain/directory/my-town.ts'
import type { MunicipalityId } from '#domain/directory/municipality.ts'
import type { SheetId } from '#domain/e015/sheet.ts'
import type { Ports } from '#application/ports/ports.ts'
import { isSwitchedOn } from '#domain/town/configuration.ts'
import { townOfProfile } from './town-of-profile.ts'

/** A municipality was chosen, or none. */
export type MyTownNews = Readonly<{ type: 'myTown.chosen'; town: MyTown | undefined }>

type Context = Readonly<{
  isSignedIn: boolean
  /** Whether the device has been asked for its choice. */
  isRecalled: boolean
  /** Undefined where nothing was chosen on this device. */
  choice: TownChoice | undefined
  ofProfile: MyTown | undefined
  /** The one that holds. */
  town: MyTown | undefined
  /** Whether the profile has said what it says. */
  isProfileRead: boolean
  /** The town whose sheets are known, or being asked for. */
  sheetsOf: MunicipalityId | undefined
  sheets: readonly SheetId[]
}>

/** Somebody is signed in now, or nobody is any more. */
export type ReaderNews = Readonly<{ type: 'reader.changed'; isSignedIn: boolean }>

type Event =
  | ReaderNews
  | { type: 'town.chosen'; town: MyTown | undefined }
  | { type: 'choice.opened' }
  | { type: 'choice.closed' }
  | PresenceNews
  | KeptNews
  | ContentNews
  | NetworkNews

/** A change, and the town that holds after it. */
const withTown = <Change extends Partial<Context>>(context: Context, change: Change) => {
  const { choice, ofProfile } = { ...context, ...change }
  return { ...change, town: townThatHolds(choice, ofProfile) }
}

/** Tells whether somebody is signed in, at once and when that changes, until the returned function is called. */
export type WatchReader = (tell: (news: ReaderNews) => void) => () => void

export type TownPorts = Pick<Ports, 'configuration' | 'keptTown' | 'municipalities' | 'presence' | 'profiles'>

/** The types of the machine, and its actors, actions, guards and delays. */
export const myTownSetup = (
  { configuration, keptTown, municipalities, presence, profiles }: TownPorts,
  watchReader: WatchReader,
) =>
  setup({
    types: {
      context: {} as Context,
      events: {} as Event,
      emitted: {} as MyTownNews,
      tags: {} as Bare,
    },
    actors: {
      watchReader: fromSource(watchReader),
      watchSight: fromPresence(presence, isInSight),
      watchPresence: fromPresence(presence),
      recall: fromPort(() => keptTown.read()),
      keep: fromPort((choice: TownChoice) => keptTown.keep(choice)),
      readOwn: fromReading((_, signal) => townOfProfile({ profiles, municipalities }, signal)),
      readSheets: fromReading(({ town }: Readonly<{ town: MunicipalityId }>, signal) =>
        isSwitchedOn(configuration, 'sheets') ? municipalities.sheetIds(town, signal) : TaskEither.right([]),
      ),
    },
    actions: {
      keepReader: assign(({ context }, { isSignedIn }: Readonly<{ isSignedIn: boolean }>) =>
        withTown(context, { isSignedIn, ofProfile: undefined, isProfileRead: false }),
      ),
      adopt: assign(({ context }, choice: TownChoice | undefined) => withTown(context, { isRecalled: true, choice })),
      adoptNothing: assign({ isRecalled: true }),
      choose: assign(({ context }, { town }: Readonly<{ town: MyTown | undefined }>) =>
        withTown(context, { choice: { town } }),
      ),
      tellChosen: emit((_, { town }: Readonly<{ town: MyTown | undefined }>) => ({
        type: 'myTown.chosen' as const,
        town,
      })),
      keepOwn: assign(({ context }, ofProfile: MyTown | undefined) =>
        withTown(context, { ofProfile, isProfileRead: true }),
      ),
      keepEarlyOwn: assign(({ context }, { value }: KeptFirst) =>
        withTown(context, { ofProfile: value as MyTown | undefined }),
      ),
      keepEarlySheets: assign((_, { value }: KeptFirst) => ({ sheets: value as readonly SheetId[] })),
      beginSheets: assign(({ context }) => ({ sheetsOf: context.town?.id, sheets: [] })),
      keepSheets: assign((_, sheets: readonly SheetId[]) => ({ sheets })),
    },
    guards: {
      asksProfile: ({ context: { isSignedIn, isRecalled, choice, isProfileRead } }) =>
        isSignedIn && isRecalled && choice === undefined && !isProfileRead,
      hasChosen: ({ context }) => context.choice !== undefined,
      isOutdated: ({ context: { isSignedIn, isRecalled, choice } }, { isAboutCitizen = false }: ContentNews) =>
        isAboutCitizen && isSignedIn && isRecalled && choice === undefined,
      hasOtherSheets: ({ context }) => context.town?.id !== context.sheetsOf,
      isOf: (_, { one, of }: Readonly<{ one: string; of: string }>) => one === of,
      hasTown: ({ context }) => context.town !== undefined,
    },
    delays: { again: AGAIN },
  })
