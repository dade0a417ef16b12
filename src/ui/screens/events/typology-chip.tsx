import { tintedWords } from '#ui/theme/contrast.ts'
import { color } from '#ui/theme/tokens.ts'
import type { TypologyView } from '#ui/view/event-row.ts'
import * as css from './events.css.ts'

/** The kind of an event, in its colour from the server, lightened for readable contrast (EVENT-03). */
export const TypologyChip = ({ view }: { readonly view: TypologyView | undefined }) => {
  const tinted = tintedWords(view?.tone, color.surface)
  return view ? (
    <span className={css.chip} style={tinted && { color: tinted.ink, backgroundColor: tinted.ground }}>
      {view.words}
    </span>
  ) : null
}
