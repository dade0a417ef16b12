import { markedParts } from '#domain/search/marked.ts'
import * as css from './marked.css.ts'

/** A text with its matches marked. */
export const Marked = ({ text, sought }: { readonly text: string; readonly sought: string }) =>
  markedParts(text, sought).map((part, at) =>
    part.isMatch ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which has no others.
      <mark key={at} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
