import { assign, sendTo, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { errorOf, needsPort, requestFailureOf } from '#application/kit/from-port.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { sightOf } from '#application/kit/list-rows.ts'
import { rowSendingMachine, type RowSendingNews } from '#application/kit/row-sending.machine.ts'
import { type TypedFilter, typedFilterMachine } from '#application/kit/typed-filter.machine.ts'
import type { RequestFailure, Unexpected } from '#application/ports/failure.ts'
import {
  type Address,
  ADDRESS_PAGE_SIZE,
  type AddressChoice,
  addressFilterOf,
  type AddressId,
  type ChosenAddress,
} from '#domain/addresses/address.ts'
import type { TopicId } from '#domain/topics/topic.ts'

/** Which addresses to show. */
export type AddressQuery = Readonly<{ topic: TopicId; text: string }>

/** A choice being sent. */
export type ChoiceSending = Readonly<{ topic: TopicId; choice: AddressChoice }>

/** How the choosing ended. */
export type AddressesChosen = Readonly<{ outcome: 'chosen' | 'cancelled' }>

export const addressListMachine = listMachine<AddressQuery, Address>('addressList', ADDRESS_PAGE_SIZE)
export const addressFilterMachine = typedFilterMachine('addressFilter', addressFilterOf)

export const choiceSendingMachine = rowSendingMachine<AddressId, ChoiceSending>(
  'choiceSending',
  ({ choice }) => choice.address,
)

const FIRST_PAGE = 1

type Context = Readonly<{
  topic: TopicId
  /** What the list is filtered by (ADDR-01). */
  text: string
  /** The page shown, from 1. */
  page: number
  /** Those chosen before, as they were when the choosing began (ADDR-02). */
  before: readonly ChosenAddress[]
  /** Why those chosen before could not be read. */
  failure: RequestFailure | Unexpected | undefined
  /** Whether an address counts, as the server last said; it has heard nothing of the others. */
  kept: ReadonlyMap<AddressId, boolean>
  /** What the addresses being sent shall be: shown at once, and taken back when the server refuses. */
  sending: ReadonlyMap<AddressId, ChoiceSending>
  /** Whether one went on without any address that counts. */
  lacksChoice: boolean
  outcome: AddressesChosen['outcome']
}>

type Event =
  | { type: 'page.chosen'; page: number }
  | { type: 'address.switched'; choice: AddressChoice }
  | { type: 'confirmed' }
  | { type: 'cancelled' }
  | RowSendingNews<AddressId, ChoiceSending, void>
  | { type: 'retry.requested' }

/**
 * Choosing the addresses or districts that a topic is followed for (TOPIC-06, ADDR-01, ADDR-02). Each is sent by itself
 * as it is switched, and only once at a time (fault 28). Going on waits for what is being sent, and wants at least one
 * that counts; giving up keeps what was switched, as the server has it already.
 */
export const addressChoiceMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Readonly<{ topic: TopicId }>,
    output: {} as AddressesChosen,
    events: {} as Event,
    children: {} as { list: 'list'; filter: 'filter'; sending: 'sending' },
    tags: {} as 'busy' | 'broken',
  },
  actors: {
    list: addressListMachine,
    filter: addressFilterMachine,
    loadChosen: needsPort<readonly ChosenAddress[], Readonly<{ topic: TopicId }>>('loadChosen'),
    sending: choiceSendingMachine,
  },
  actions: {
    keepText: assign((_, { text }: TypedFilter) => ({ text, page: FIRST_PAGE })),
    askList: sendTo('list', ({ context: { topic, text } }) => ({
      type: 'query.changed' as const,
      query: { topic, text },
    })),
    keepPage: assign((_, { page }: Readonly<{ page: number }>) => ({ page })),
    showPage: sendTo('list', ({ context }) => ({
      type: 'rows.seen' as const,
      ...sightOf(context.page, ADDRESS_PAGE_SIZE),
    })),
    beginList: assign({ text: '', page: FIRST_PAGE }),
    keepBefore: assign((_, before: readonly ChosenAddress[]) => ({
      before,
      kept: new Map(before.map(({ address, active }) => [address, active])),
      failure: undefined,
    })),
    keepFailure: assign((_, error: unknown) => ({ failure: requestFailureOf(error) })),
    sendChoice: sendTo('sending', ({ context: { topic } }, choice: AddressChoice) => ({
      type: 'row.asked' as const,
      asked: { topic, choice },
    })),
    keepSending: assign((_, { sending }: Readonly<{ sending: Context['sending'] }>) => ({ sending })),
    forgetLack: assign({ lacksChoice: false }),
    keepChoice: assign(({ context }, { address, active }: AddressChoice) => ({
      kept: new Map([...context.kept, [address, active]]),
    })),
    keepLack: assign({ lacksChoice: true }),
    keepChosen: assign({ outcome: 'chosen' }),
  },
  guards: {
    filtersOtherwise: ({ context }, { text }: TypedFilter) => context.text !== text,
    hasChosen: ({ context }) => context.sending.size === 0 && [...context.kept.values()].includes(true),
    hasChosenNone: ({ context }) => context.sending.size === 0 && ![...context.kept.values()].includes(true),
  },
}).createMachine({
  id: 'addressChoice',
  context: ({ input }) => ({
    topic: input.topic,
    text: '',
    page: FIRST_PAGE,
    before: [],
    failure: undefined,
    kept: new Map(),
    sending: new Map(),
    lacksChoice: false,
    outcome: 'cancelled',
  }),
  initial: 'choosing',
  invoke: { id: 'sending', src: 'sending', onError: '.broken' },
  on: {
    'row.accepted': { actions: { type: 'keepChoice', params: ({ event }) => event.asked.choice } },
    'sending.changed': { actions: { type: 'keepSending', params: ({ event }) => event } },
    cancelled: '.cancelled',
  },
  output: ({ context }) => ({ outcome: context.outcome }),
  states: {
    choosing: {
      type: 'parallel',
      entry: 'beginList',
      invoke: [
        {
          id: 'filter',
          src: 'filter',
          input: {},
          onSnapshot: {
            guard: { type: 'filtersOtherwise', params: ({ event }) => event.snapshot.context },
            actions: [{ type: 'keepText', params: ({ event }) => event.snapshot.context }, 'askList'],
          },
          onError: 'broken',
        },
        {
          id: 'list',
          src: 'list',
          input: ({ context: { topic, text } }) => ({ query: { topic, text } }),
          onError: 'broken',
        },
      ],
      on: {
        'page.chosen': { actions: [{ type: 'keepPage', params: ({ event }) => event }, 'showPage'] },
      },
      states: {
        before: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                id: 'loadChosen',
                src: 'loadChosen',
                input: ({ context }) => ({ topic: context.topic }),
                onDone: { target: 'read', actions: { type: 'keepBefore', params: ({ event }) => event.output } },
                onError: { target: 'failed', actions: { type: 'keepFailure', params: errorOf } },
              },
            },
            failed: { on: { 'retry.requested': 'loading' } },
            read: {},
          },
        },
        answer: {
          initial: 'open',
          states: {
            open: {
              on: {
                confirmed: 'deciding',
                'address.switched': {
                  actions: [{ type: 'sendChoice', params: ({ event }) => event.choice }, 'forgetLack'],
                },
              },
            },
            deciding: {
              description: 'What is being sent comes first. A refusal leads back: not all is as it was to be.',
              tags: 'busy',
              always: [
                { target: '#addressChoice.chosen', guard: 'hasChosen', actions: 'keepChosen' },
                { target: 'open', guard: 'hasChosenNone', actions: 'keepLack' },
              ],
              on: {
                'row.refused': 'open',
              },
            },
          },
        },
      },
    },
    broken: brokenUntil('choosing'),
    chosen: { type: 'final' },
    cancelled: { type: 'final' },
  },
})
