import type { ChatSight } from '../sight.ts'
import type { Seat } from './seat.ts'

export const chatSight = (seat: Seat): ChatSight => ({
  focusRow: (name) => seat.main().getByRole('list', { name: 'Le tue chat' }).getByRole('link', { name }).focus(),
})
