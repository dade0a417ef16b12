import type { LinkedText } from '#ui/view/linked-text.ts'
import { OutboundLink } from './outbound-link.tsx'

type LinkedWordsProps = { readonly view: LinkedText; readonly linkClass?: string | undefined }

/** Plain text with its addresses as links out of the app. */
export const LinkedWords = ({ view: { parts }, linkClass }: LinkedWordsProps) =>
  parts.map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no identity of their own and never move.
      <OutboundLink key={at} className={linkClass} href={part.href}>
        {part.label}
      </OutboundLink>
    ),
  )
