import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Reach } from '#domain/directory/reach.ts'

const words = defineMessages({
  phone: { id: 'contact.call' },
  directions: { id: 'contact.directions' },
  email: { id: 'contact.write' },
  website: { id: 'contact.visit' },
})

/** The ways to reach a place in the order they are offered, and what each is called (DIR-09). */
export const REACH_ACTIONS: readonly Readonly<{ way: keyof Reach; label: MessageDescriptor }>[] = [
  { way: 'phone', label: words.phone },
  { way: 'directions', label: words.directions },
  { way: 'email', label: words.email },
  { way: 'website', label: words.website },
]
