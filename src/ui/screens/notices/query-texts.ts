import { defineMessages } from 'react-intl'

/** The texts of the orders and groupings (NOTICE-01). */
export const orderTexts = defineMessages({
  newest: { id: 'notices.order.newest' },
  oldest: { id: 'notices.order.oldest' },
  title: { id: 'notices.order.title' },
})

export const groupingTexts = defineMessages({
  day: { id: 'notices.group.day' },
  sender: { id: 'notices.group.sender' },
  none: { id: 'notices.group.none' },
})
