import { field } from './fields.ts'
import type { Field } from './parts.ts'
import type { Speech } from './speech.ts'

/** A search field: `clear` is the label of the button that empties it, `send` is the action of the Enter key, which does nothing else. */
export type SearchFieldView = Field & Readonly<{ clear: string; send?: () => void }>

export const searchFieldView = (
  { label, value, change, send }: Pick<SearchFieldView, 'label' | 'value' | 'change' | 'send'>,
  { say }: Speech,
): SearchFieldView => ({ ...field({ label, value, change }), clear: say('action.clear'), ...(send && { send }) })
