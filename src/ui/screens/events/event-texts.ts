import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { EventPrice } from '#domain/events/event.ts'
import type { EventFilter, PartOfDay } from '#domain/events/event-filter.ts'
import type { Formats } from '#ui/app/formats.ts'

const parts = defineMessages({
  wholeDay: { id: 'events.wholeDay' },
  morning: { id: 'events.morning' },
  afternoon: { id: 'events.afternoon' },
  evening: { id: 'events.evening' },
  ongoing: { id: 'events.ongoing' },
})

const prices = defineMessages({ free: { id: 'events.onlyFree' }, paid: { id: 'events.onlyPaid' } })

type Intl = Readonly<{ formatMessage: (message: MessageDescriptor) => string }>

export const partText = (part: PartOfDay): MessageDescriptor => parts[part]

export const priceFilterText = (price: NonNullable<EventFilter['price']>): MessageDescriptor => prices[price]

/** What it costs: nothing, so much, or something that is not told (EVENT-03). */
export const priceWords = (price: EventPrice, intl: Intl, formats: Pick<Formats, 'price'>): string =>
  price.kind === 'free'
    ? intl.formatMessage({ id: 'event.free' })
    : price.amount === undefined
      ? intl.formatMessage({ id: 'event.paid' })
      : formats.price(price.amount)
