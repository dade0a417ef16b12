import { emit, type EventObject, setup } from 'xstate'
import { brokenUntil } from './breakdown.ts'
import { formMachine, type FormParts } from './form.machine.ts'

type Asking<Values, Problem extends string, Answer, Own extends { readonly _tag: string }, News> = FormParts<
  Values,
  Problem,
  Answer,
  Own
> &
  Readonly<{
    /** What is told once it was sent. */
    told: News
  }>

/** A form that is all there is to do: it is sent once, and that is told. A form with a defect begins anew. */
export const askingMachine = <
  Values extends object,
  Problem extends string,
  Answer,
  News extends EventObject,
  Own extends { readonly _tag: string } = never,
>(
  id: string,
  { told, ...form }: Asking<Values, Problem, Answer, Own, News>,
) =>
  setup({
    types: {
      context: {} as Readonly<{ values: Values }>,
      input: {} as Readonly<{ values: Values }>,
      events: {} as { type: 'retry.requested' },
      emitted: {} as News,
      children: {} as { form: 'form' },
      tags: {} as 'broken',
    },
    actors: { form: formMachine<Values, Problem, Answer, Own>(`${id}Form`, form) },
    actions: { tell: emit(() => told) },
  }).createMachine({
    id,
    context: ({ input }) => input,
    initial: 'asking',
    states: {
      asking: {
        invoke: { id: 'form', src: 'form', input: ({ context }) => context, onDone: 'sent', onError: 'broken' },
      },
      broken: brokenUntil('asking'),
      sent: { type: 'final', entry: 'tell' },
    },
  })
