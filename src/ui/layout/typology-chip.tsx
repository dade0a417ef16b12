import { useGiven } from '#ui/language/given.ts'
import { tintedWords } from '#ui/theme/contrast.ts'
import { LOOKS } from '#ui/theme/looks/looks.ts'
import { useLook } from '#ui/theme/use-look.ts'
import type { TypologyView } from '#ui/view/event-row.ts'
import * as css from './event-row.css.ts'

/** The kind of an event, in its colour from the server, lightened or darkened until it can be read (EVENT-03). */
export const TypologyChip = ({ view }: { readonly view: TypologyView | undefined }) => {
  const given = useGiven()
  const tinted = tintedWords(view?.tone, LOOKS[useLook()].color.surface)
  return view ? (
    <span className={css.chip} {...given} style={tinted && { color: tinted.ink, backgroundColor: tinted.ground }}>
      {view.words}
    </span>
  ) : null
}
