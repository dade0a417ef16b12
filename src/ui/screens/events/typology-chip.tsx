import type { PublicEvent } from '#domain/events/event.ts'
import { isBlank } from '#ui/app/titles.ts'
import { tintedWords } from '#ui/theme/contrast.ts'
import { color } from '#ui/theme/tokens.ts'
import * as css from './events.css.ts'

/** The kind of an event in the colour that the server gives it, lightened as far as reading it asks for (EVENT-03). */
export const TypologyChip = ({ typology }: { readonly typology: NonNullable<PublicEvent['typology']> }) => {
  const words = tintedWords(typology.colour, color.surface)
  return isBlank(typology.name) ? null : (
    <span className={css.chip} style={words && { color: words.ink, backgroundColor: words.ground }}>
      {typology.name}
    </span>
  )
}
