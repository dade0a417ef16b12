import type { SnapshotFrom } from 'xstate'
import { askedAgain } from '#application/kit/again.ts'
import { present } from '#application/kit/present.ts'
import type { SheetId } from '#domain/e015/sheet.ts'
import { myTownSetup, type TownPorts, type WatchReader } from './my-town.setup.ts'

/**
 * The citizen's own municipality, for the whole lifetime of the app: the choice of this device, else that of the profile.
 * A choice of another tab is adopted when the app becomes visible. What the device has kept of profile and sheets holds until
 * the answers come (ERR-11).
 */
export const myTownMachine = (ports: TownPorts, watchReader: WatchReader) => {
  const machine = myTownSetup(ports, watchReader)
  const readingOwn = machine.createStateConfig({
    invoke: {
      id: 'readOwn',
      src: 'readOwn',
      onDone: {
        target: '#myTown.profile.resting',
        actions: { type: 'keepOwn', params: ({ event }) => event.output },
      },
      onError: '#myTown.profile.failed',
    },
  })
  const readingSheets = machine.createStateConfig({
    invoke: {
      id: 'readSheets',
      src: 'readSheets',
      input: ({ context }) => ({ town: present(context.sheetsOf) }),
      onDone: {
        target: '#myTown.sheets.resting',
        actions: { type: 'keepSheets', params: ({ event }) => event.output },
      },
      onError: '#myTown.sheets.failed',
    },
  })
  return machine.createMachine({
    id: 'myTown',
    description: 'The municipality of which somebody wants to know first; nobody has to choose one.',
    context: {
      isSignedIn: false,
      isRecalled: false,
      choice: undefined,
      ofProfile: undefined,
      town: undefined,
      isProfileRead: false,
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
        id: 'watchSight',
        src: 'watchSight',
        onError: { description: 'What another tab chose is then adopted when the app is opened anew.' },
      },
    ],
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
          'content.changed': {
            description: 'The profile may say another one now; the old one stays until then.',
            target: '.failed.asking',
            guard: { type: 'isOutdated', params: ({ event }) => event },
          },
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
              'content.changed': {
                description: 'The answer that is still to come may be from before.',
                target: 'reading',
                reenter: true,
                guard: { type: 'isOutdated', params: ({ event }) => event },
              },
            },
            ...readingOwn,
          },
          failed: {
            description: 'Nobody is told that the profile could not be read: it is asked again by itself (ERR-09).',
            always: { target: 'resting', guard: 'hasChosen' },
            on: { 'network.returned': '.asking' },
            initial: 'resting',
            states: {
              ...askedAgain('#myTown.profile.failed.asking', 'awaitReader'),
              asking: { description: 'What is known meanwhile stays as it is.', ...readingOwn },
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
            ...readingSheets,
          },
          failed: {
            description:
              'Nobody is told that the sheets could not be read: they are asked for again by themselves (ERR-09).',
            always: { target: 'deciding', guard: 'hasOtherSheets' },
            on: { 'network.returned': '.asking' },
            initial: 'resting',
            states: {
              ...askedAgain('#myTown.sheets.failed.asking', 'awaitCitizen'),
              asking: { description: 'What is known meanwhile stays as it is.', ...readingSheets },
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
}

type Snapshot = SnapshotFrom<ReturnType<typeof myTownMachine>>

/** Whether the device and the profile have said which town is one's own, or that none is. */
const isTownKnown = (snapshot: Snapshot): boolean =>
  snapshot.context.isRecalled && (snapshot.context.town !== undefined || !snapshot.matches({ profile: 'reading' }))

/** Whether nothing was chosen on this device and the profile says nothing either: somebody may be invited to choose. */
export const isTownOpen = (snapshot: Snapshot): boolean =>
  isTownKnown(snapshot) && snapshot.context.choice === undefined && snapshot.context.town === undefined

/** Whether one's own town has a sheet; undefined while that is not known, false where the sheets could not be read. */
export const townHasSheet = (snapshot: Snapshot, sheet: SheetId): boolean | undefined => {
  if (!isTownKnown(snapshot)) return undefined
  const isKnown = snapshot.context.sheets.includes(sheet)
  return isKnown || !snapshot.matches({ sheets: 'reading' }) ? isKnown : undefined
}
