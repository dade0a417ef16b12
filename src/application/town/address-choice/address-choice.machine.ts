import { assign, sendTo, setup } from 'xstate'
import { brokenUntil } from '#application/kit/breakdown.ts'
import { errorOf, fromReading, requestFailureOf } from '#application/kit/from-port.ts'
import { listMachine } from '#application/kit/list.machine.ts'
import { sightOf } from '#application/kit/list-rows.ts'
import { lackedNetwork, type NetworkNews } from '#application/kit/network.ts'
import { fromRowPort, rowSendingMachine, type RowSendingNews } from '#application/kit/row-sending.machine.ts'
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
import { readPages } from '#application/kit/read-pages.ts'
import type { Addresses } from '#application/ports/topics.ts'

/** The filter and the page of addresses. */
export type AddressQuery = Readonly<{ topic: TopicId; text: string }>

/** A choice that is being sent. */
export type ChoiceSending = Readonly<{ topic: TopicId; choice: AddressChoice }>

/** The outcome of the choice. */
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
  /** The filter of the list (ADDR-01). */
  text: string
  /** The page shown, from 1. */
  page: number
  /** The addresses chosen before, as they were at the start (ADDR-02). */
  before: readonly ChosenAddress[]
  /** Why the addresses chosen before could not be read. */
  failure: RequestFailure | Unexpected | undefined
  /** Whether an address is active, by the last answer of the server; untouched addresses are absent. */
  kept: ReadonlyMap<AddressId, boolean>
  /** The requested state of the addresses being sent (optimistic update): reverted when the server refuses. */
  sending: ReadonlyMap<AddressId, ChoiceSending>
  /** Whether the citizen tried to continue without an active address. */
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
  | NetworkNews

/**
 * The choice of addresses or districts for a topic (TOPIC-06, ADDR-01, ADDR-02). Each switch is sent separately, and
 * only once at a time (fault 28). Continuing waits for running requests, and requires an active address. Cancelling
 * keeps the switches that the server already has.
 */
export const addressChoiceMachine = ({ addresses }: Readonly<{ addresses: Addresses }>) =>
  setup({
    types: {
      context: {} as Context,
      input: {} as Readonly<{ topic: TopicId }>,
      output: {} as AddressesChosen,
      events: {} as Event,
      children: {} as { list: 'list'; filter: 'filter'; sending: 'sending' },
      tags: {} as 'busy' | 'broken',
    },
    actors: {
      list: addressListMachine.provide({
        actors: {
          loadPages: fromReading(
            readPages(({ topic, text }, page, signal) => addresses.page(topic, text, page, signal)),
          ),
        },
      }),
      filter: addressFilterMachine,
      loadChosen: fromReading(({ topic }: Readonly<{ topic: TopicId }>, signal) => addresses.chosen(topic, signal)),
      sending: choiceSendingMachine.provide({
        actors: { send: fromRowPort(({ topic, choice }) => addresses.choose(topic, choice)) },
      }),
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
        kept: new Map(before.flatMap(({ address, active }) => (active === undefined ? [] : [[address, active]]))),
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
      lackedNetwork: ({ context }) => lackedNetwork(context.failure),
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
              failed: {
                on: { 'retry.requested': 'loading', 'network.returned': { target: 'loading', guard: 'lackedNetwork' } },
              },
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
                description:
                  'Waits for running requests. A refusal returns to the list: the result differs from what was chosen.',
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
