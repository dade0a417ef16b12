import * as Either from 'fp-ts/lib/Either.js'
import { type EventObject, fromCallback } from 'xstate'
import { fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import type { Addresses } from '#application/ports/topics.ts'
import {
  addressChoiceMachine,
  addressListMachine,
  type ChoiceOutcome,
  type ChoiceSending,
} from './address-choice.machine.ts'

export const addressChoice = ({ addresses }: Readonly<{ addresses: Addresses }>) =>
  addressChoiceMachine.provide({
    actors: {
      list: addressListMachine.provide({
        actors: {
          loadPages: fromReading(
            readPages(({ topic, text }, page, signal) => addresses.page(topic, text, page, signal)),
          ),
        },
      }),
      loadChosen: fromReading(({ topic }, signal) => addresses.chosen(topic, signal)),
      sendChoice: fromCallback<EventObject, ChoiceSending>(({ input: { topic, choice }, sendBack }) => {
        void addresses
          .choose(topic, choice)()
          .then((outcome) =>
            sendBack({
              type: Either.isRight(outcome) ? 'choice.accepted' : 'choice.refused',
              choice,
            } satisfies ChoiceOutcome),
          )
      }),
    },
  })
