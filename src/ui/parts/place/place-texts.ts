import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Reach } from '#domain/directory/reach.ts'

const words = defineMessages({
  phone: { id: 'contact.call' },
  directions: { id: 'contact.directions' },
  email: { id: 'contact.write' },
  website: { id: 'contact.visit' },
})

/** A distance, by its unit. */
export const distanceTexts: Readonly<Record<'metres' | 'kilometres', MessageDescriptor>> = defineMessages({
  metres: { id: 'homePanels.metres' },
  kilometres: { id: 'homePanels.kilometres' },
})

/** The contact details of a place in display order, and their labels (DIR-09). */
export const REACH_ACTIONS: readonly Readonly<{ way: keyof Reach; label: MessageDescriptor }>[] = [
  { way: 'phone', label: words.phone },
  { way: 'directions', label: words.directions },
  { way: 'email', label: words.email },
  { way: 'website', label: words.website },
]
