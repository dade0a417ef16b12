import type { SnapshotFrom } from 'xstate'
import { errorOf } from '#application/kit/from-port.ts'
import { present } from '#application/kit/present.ts'
import { reminderValues } from './kept-event-forms.ts'
import { answerIn, failureOfForm, failureOfRemoval, keptEventSetup } from './kept-event.setup.ts'

/**
 * One event and its state in a citizen's calendar: saved, with or without a reminder, or not (EVENT-04 … EVENT-06).
 * After every call it is read again, whatever the outcome (EVENT-09); a reading under way then begins anew, since its
 * answer may be from before (fault 23). Taps while a call of the citizen's own is running are ignored (fault 28); what
 * is known to be saved can be reminded of and removed while it is only read again.
 */
export const keptEventMachine = (...ports: Parameters<typeof keptEventSetup>) =>
  keptEventSetup(...ports).createMachine({
    id: 'keptEvent',
    context: ({ input: { event, isSignedIn, userEvent } }) => ({
      event,
      isSignedIn,
      userEvent,
      isRead: false,
      failure: undefined,
      problem: undefined,
      isOutdated: false,
    }),
    initial: 'arriving',
    on: {
      'reader.changed': {
        target: '.arriving',
        guard: { type: 'isAnother', params: ({ event }) => event },
        actions: { type: 'keepReader', params: ({ event }) => event },
      },
    },
    states: {
      arriving: {
        always: [
          { target: 'anonymous', guard: 'isAnonymous' },
          { target: 'kept', guard: 'isKept' },
          { target: 'reading' },
        ],
      },
      anonymous: { on: { 'addition.requested': { actions: 'tellSignInRequired' } } },
      reading: {
        tags: 'busy',
        entry: 'forgetOutdated',
        on: {
          'content.changed': { target: 'reading', reenter: true },
          'reminder.requested': { target: 'reminding', guard: 'isKept', actions: 'keepOutdated' },
          'removal.requested': { target: 'removing', guard: 'isKept', actions: 'keepOutdated' },
        },
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => context.event.id,
          onDone: [
            {
              target: 'kept',
              guard: { type: 'isThere', params: ({ event }) => ({ userEvent: event.output }) },
              actions: [{ type: 'keepRead', params: ({ event }) => ({ userEvent: event.output }) }, 'tellKnown'],
            },
            { target: 'absent', actions: [{ type: 'keepRead', params: { userEvent: undefined } }, 'tellKnown'] },
          ],
          onError: [
            {
              description: 'The known state still applies.',
              target: 'kept',
              guard: 'isKept',
              actions: { type: 'keepFailure', params: errorOf },
            },
            { target: 'unreadable', actions: { type: 'keepFailure', params: errorOf } },
          ],
        },
      },
      unreadable: {
        on: {
          'retry.requested': 'reading',
          'content.changed': 'reading',
          'network.returned': { target: 'reading', guard: 'lackedNetwork' },
        },
      },
      absent: { on: { 'addition.requested': 'adding', 'content.changed': 'reading' } },
      adding: {
        tags: 'busy',
        entry: 'forgetProblem',
        invoke: {
          id: 'add',
          src: 'add',
          input: ({ context }) => context.event.id,
          onDone: [
            {
              description: 'It is kept, and sent later.',
              target: 'absent',
              guard: { type: 'isDelayed', params: ({ event }) => event.output },
            },
            {
              target: 'reading',
              actions: { type: 'tell', params: ({ event }) => ({ change: 'added', sent: event.output }) },
            },
          ],
          onError: {
            target: 'reading',
            actions: [
              { type: 'tellFailed', params: errorOf },
              { type: 'keepProblem', params: errorOf },
            ],
          },
        },
      },
      kept: {
        always: {
          description: 'A reading was given up for a dialog, which has closed.',
          target: 'reading',
          guard: 'isOutdated',
        },
        on: {
          'reminder.requested': 'reminding',
          'removal.requested': 'removing',
          'retry.requested': 'reading',
          'content.changed': 'reading',
          'network.returned': { target: 'reading', guard: 'lackedNetwork' },
          'userEvent.read': { actions: { type: 'keepRead', params: ({ event }) => event } },
        },
      },
      reminding: {
        description: 'Chooses, then sends: a failure is shown, and the choice stays.',
        invoke: {
          id: 'reminder',
          src: 'reminder',
          input: ({ context }) => ({ values: reminderValues(present(context.userEvent)) }),
          onDone: [
            { target: 'kept', guard: { type: 'isDelayed', params: ({ event }) => event.output.answer } },
            {
              target: 'reading',
              actions: { type: 'tell', params: ({ event }) => ({ change: 'reminded', sent: event.output.answer }) },
            },
          ],
          onError: { target: 'reading', actions: { type: 'tellFailed', params: errorOf } },
        },
        on: { 'form.failed': { target: '.failed', actions: { type: 'tellFailed', params: failureOfForm } } },
        initial: 'choosing',
        states: {
          choosing: { on: { cancelled: '#keptEvent.kept' } },
          failed: {
            description: 'A request failed: closing the dialog reads the event again (EVENT-09).',
            on: { cancelled: '#keptEvent.reading' },
          },
        },
      },
      removing: {
        description: 'Confirms, then acts (EVENT-06).',
        entry: 'forgetProblem',
        invoke: {
          id: 'removal',
          src: 'removal',
          input: ({ context }) => ({ subject: present(context.userEvent).id }),
          onDone: [
            { target: 'kept', guard: { type: 'wasDelayed', params: ({ event }) => event.output } },
            {
              target: 'reading',
              guard: { type: 'wasRemoved', params: ({ event }) => event.output },
              actions: [
                { type: 'keepRead', params: { userEvent: undefined } },
                { type: 'tell', params: ({ event }) => ({ change: 'removed', sent: answerIn(event.output) }) },
              ],
            },
            {
              target: 'reading',
              guard: { type: 'wasNotRemoved', params: ({ event }) => event.output },
              actions: [
                { type: 'tellFailed', params: failureOfRemoval },
                { type: 'keepProblem', params: failureOfRemoval },
              ],
            },
            { target: 'kept' },
          ],
          onError: { target: 'reading', actions: { type: 'tellFailed', params: errorOf } },
        },
      },
    },
  })

/** The state of an event in the calendar, for its view. `offered`: it is not saved, or there is no calendar yet. */
export type KeptEventFace = 'loading' | 'unreadable' | 'offered' | 'kept'

export const keptEventFace = (snapshot: SnapshotFrom<ReturnType<typeof keptEventMachine>>): KeptEventFace =>
  snapshot.context.userEvent !== undefined
    ? 'kept'
    : snapshot.matches('unreadable')
      ? 'unreadable'
      : snapshot.matches('reading') && !snapshot.context.isRead
        ? 'loading'
        : 'offered'
