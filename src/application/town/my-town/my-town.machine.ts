import * as TaskEither from 'fp-ts/lib/TaskEither.js'
import { assign, emit, setup } from 'xstate'
import { errorOf, fromPort, fromReading } from '#application/kit/from-port.ts'
import type { Bare, KeptFirst, KeptNews } from '#application/kit/kept-first.ts'
import { fromSource } from '#application/kit/from-source.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import { fromPresence, isInSight, type PresenceNews } from '#application/kit/presence.ts'
import { present } from '#application/kit/present.ts'
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
  /** Whether the profile has been asked; again after a lack of the network, and for another citizen. */
  isProfileAsked: boolean
  lackedNetwork: boolean
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
  | NetworkNews

/** A change, and the town that holds after it. */
const withTown = <Change extends Partial<Context>>(context: Context, change: Change) => {
  const { choice, ofProfile } = { ...context, ...change }
  return { ...change, town: townThatHolds(choice, ofProfile) }
}

type TownPorts = Pick<Ports, 'configuration' | 'keptTown' | 'municipalities' | 'presence' | 'profiles'>

/**
 * The citizen's own municipality, for the whole lifetime of the app: the choice of this device, else that of the profile.
 * A choice of another tab is adopted when the app becomes visible. What the device has kept of profile and sheets holds until
 * the answers come (ERR-11).
 */
export const myTownMachine = (
  { configuration, keptTown, municipalities, presence, profiles }: TownPorts,
  watchReader: (tell: (news: ReaderNews) => void) => () => void,
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
      watchPresence: fromPresence(presence, isInSight),
      recall: fromPort(() => keptTown.read()),
      keep: fromPort((choice: TownChoice) => keptTown.keep(choice)),
      readOwn: fromReading((_, signal) => townOfProfile({ profiles, municipalities }, signal)),
      readSheets: fromReading(({ town }: Readonly<{ town: MunicipalityId }>, signal) =>
        isSwitchedOn(configuration, 'sheets') ? municipalities.sheetIds(town, signal) : TaskEither.right([]),
      ),
    },
    actions: {
      keepReader: assign(({ context }, { isSignedIn }: Readonly<{ isSignedIn: boolean }>) =>
        withTown(context, { isSignedIn, ofProfile: undefined, isProfileAsked: false }),
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
        withTown(context, { ofProfile, isProfileAsked: true, lackedNetwork: false }),
      ),
      keepNoOwn: assign((_, error: unknown) => ({
        isProfileAsked: true,
        lackedNetwork: lackedNetwork(error as Readonly<{ _tag: string }>),
      })),
      keepEarlyOwn: assign(({ context }, { value }: KeptFirst) =>
        withTown(context, { ofProfile: value as MyTown | undefined }),
      ),
      keepEarlySheets: assign((_, { value }: KeptFirst) => ({ sheets: value as readonly SheetId[] })),
      askAgain: assign({ isProfileAsked: false, sheetsOf: undefined, lackedNetwork: false }),
      beginSheets: assign(({ context }) => ({ sheetsOf: context.town?.id, sheets: [] })),
      keepSheets: assign((_, sheets: readonly SheetId[]) => ({ sheets })),
      keepNoSheets: assign(({ context }, error: unknown) => ({
        lackedNetwork: context.lackedNetwork || lackedNetwork(error as Readonly<{ _tag: string }>),
      })),
    },
    guards: {
      asksProfile: ({ context: { isSignedIn, isRecalled, choice, isProfileAsked } }) =>
        isSignedIn && isRecalled && choice === undefined && !isProfileAsked,
      hasOtherSheets: ({ context }) => context.town?.id !== context.sheetsOf,
      isOf: (_, { one, of }: Readonly<{ one: string; of: string }>) => one === of,
      hasTown: ({ context }) => context.town !== undefined,
      lackedNetwork: ({ context }) => context.lackedNetwork,
    },
  }).createMachine({
    id: 'myTown',
    description: 'The municipality of which somebody wants to know first; nobody has to choose one.',
    context: {
      isSignedIn: false,
      isRecalled: false,
      choice: undefined,
      ofProfile: undefined,
      town: undefined,
      isProfileAsked: false,
      lackedNetwork: false,
      sheetsOf: undefined,
      sheets: [],
    },
    type: 'parallel',
    invoke: [
      {
        id: 'watchReader',
        src: 'watchReader',
        onError: { description: 'Without a session the choice of the device stands alone.' },
      },
      {
        id: 'watchPresence',
        src: 'watchPresence',
        onError: { description: 'What another tab chose is then adopted when the app is opened anew.' },
      },
    ],
    on: {
      'network.returned': { guard: 'lackedNetwork', actions: 'askAgain' },
    },
    states: {
      device: {
        description: 'What was chosen here, with or without an account.',
        initial: 'recalling',
        on: {
          'town.chosen': {
            target: '.keeping',
            reenter: true,
            actions: [
              { type: 'choose', params: ({ event }) => event },
              { type: 'tellChosen', params: ({ event }) => event },
            ],
          },
        },
        states: {
          recalling: {
            invoke: {
              id: 'recall',
              src: 'recall',
              onDone: { target: 'known', actions: { type: 'adopt', params: ({ event }) => event.output } },
              onError: { target: 'known', actions: 'adoptNothing' },
            },
          },
          known: { on: { 'presence.gained': 'recalling' } },
          keeping: {
            description: 'It holds already; where it cannot be stored, it lasts as long as the app.',
            invoke: {
              id: 'keep',
              src: 'keep',
              input: ({ context }) => present(context.choice),
              onDone: { target: 'known', actions: 'adoptNothing' },
              onError: { target: 'known', actions: 'adoptNothing' },
            },
          },
        },
      },
      profile: {
        description: 'What the profile says, for those who are signed in and have chosen nothing here.',
        initial: 'resting',
        on: {
          'reader.changed': { target: '.resting', actions: { type: 'keepReader', params: ({ event }) => event } },
        },
        states: {
          resting: { always: { target: 'reading', guard: 'asksProfile' } },
          reading: {
            tags: 'bare',
            on: {
              'kept.found': {
                guard: { type: 'isOf', params: ({ event: { of } }) => ({ one: 'readOwn', of }) },
                actions: { type: 'keepEarlyOwn', params: ({ event }) => event.kept },
              },
            },
            invoke: {
              id: 'readOwn',
              src: 'readOwn',
              onDone: { target: 'resting', actions: { type: 'keepOwn', params: ({ event }) => event.output } },
              onError: { target: 'resting', actions: { type: 'keepNoOwn', params: errorOf } },
            },
          },
        },
      },
      sheets: {
        description: 'The sheets of that town: ways to those of another one lead there.',
        initial: 'resting',
        states: {
          resting: { always: { target: 'deciding', guard: 'hasOtherSheets' } },
          deciding: {
            entry: 'beginSheets',
            always: [{ target: 'reading', guard: 'hasTown' }, { target: 'resting' }],
          },
          reading: {
            always: { target: 'deciding', guard: 'hasOtherSheets' },
            tags: 'bare',
            on: {
              'kept.found': {
                guard: { type: 'isOf', params: ({ event: { of } }) => ({ one: 'readSheets', of }) },
                actions: { type: 'keepEarlySheets', params: ({ event }) => event.kept },
              },
            },
            invoke: {
              id: 'readSheets',
              src: 'readSheets',
              input: ({ context }) => ({ town: present(context.sheetsOf) }),
              onDone: { target: 'resting', actions: { type: 'keepSheets', params: ({ event }) => event.output } },
              onError: { target: 'resting', actions: { type: 'keepNoSheets', params: errorOf } },
            },
          },
        },
      },
      dialog: {
        initial: 'closed',
        states: {
          closed: { on: { 'choice.opened': 'open' } },
          open: { on: { 'choice.closed': 'closed', 'town.chosen': 'closed' } },
        },
      },
    },
  })
