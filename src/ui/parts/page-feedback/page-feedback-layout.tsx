import { Mail } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Card } from '#ui/components/card.tsx'
import { Rating } from '#ui/components/rating.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import { CheckboxGroup } from '#ui/components/checkbox-group.tsx'
import { FieldLayout } from '#ui/layout/fields.tsx'
import { WayButton } from '#ui/layout/parts.tsx'
import { usePart } from '#ui/layout/use-part.ts'
import type { PageFeedbackPart } from './page-feedback-room.ts'
import { pageFeedbackIn, type PageFeedbackView } from './page-feedback-view.ts'
import * as css from './page-feedback-layout.css.ts'

/** The question how clear a page is: stars, details, and thanks (LAW-04). */
const PageFeedbackLayout = ({ part }: { readonly part: PageFeedbackPart }) => {
  const view = usePart(pageFeedbackIn(part.room))
  return view ? <Question view={view} /> : null
}
export { PageFeedbackLayout as default }

const Question = ({ view: { title, rating, details, thanks } }: { readonly view: PageFeedbackView }) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isThanked = thanks !== undefined
  // The link that had the focus is gone: the thanks in its place receive it.
  useEffect(() => {
    if (isThanked) heading.current?.focus({ preventScroll: true })
  }, [isThanked])
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.question}>
        <h2 className={css.title} id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {rating ? <Rating {...rating} /> : null}
        <VisuallyHidden>
          <output>{details?.more}</output>
        </VisuallyHidden>
        {details ? <Details view={details} /> : null}
        {thanks ? (
          <>
            <p className={css.text}>{thanks.text}</p>
            <div className={css.send}>
              {thanks.again ? <WayButton variant="secondary" icon={Mail} way={thanks.again} /> : null}
            </div>
          </>
        ) : null}
      </div>
    </Card>
  )
}

const Details = ({
  view: { aspects, comment, note, send },
}: {
  readonly view: NonNullable<PageFeedbackView['details']>
}) => (
  <div className={css.details}>
    <CheckboxGroup {...aspects} name="aspects" />
    <FieldLayout view={comment} name="comment" kind="text" />
    <div className={css.send}>
      {send ? <WayButton icon={Mail} way={send} /> : null}
      <p className={css.note}>{note}</p>
    </div>
  </div>
)
