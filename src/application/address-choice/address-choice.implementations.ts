import { fromReading } from '#application/kit/from-port.ts'
import { readPages } from '#application/kit/read-pages.ts'
import { fromRowPort } from '#application/kit/row-sending.machine.ts'
import type { Addresses } from '#application/ports/topics.ts'
import { addressChoiceMachine, addressListMachine, choiceSendingMachine } from './address-choice.machine.ts'

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
      sending: choiceSendingMachine.provide({
        actors: { send: fromRowPort(({ topic, choice }) => addresses.choose(topic, choice)) },
      }),
    },
  })
