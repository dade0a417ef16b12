import { type ReactNode, useId } from 'react'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import type { Reading } from '#ui/app/use-reading.ts'
import * as css from './place.css.ts'

type PartProps = {
  readonly title: string
  /** A way on, beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a page under its own title. */
export const Part = ({ title, aside, children }: PartProps) => {
  const titleId = useId()
  return (
    <section className={css.part} aria-labelledby={titleId}>
      <div className={css.partHead}>
        <h2 className={css.partTitle} id={titleId}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

type ReadContentProps<Value> = {
  readonly reading: Reading<Value>
  /** What stands there meanwhile, of the same shape. */
  readonly waiting: ReactNode
  readonly children: (value: Value) => ReactNode
}

/** Something that is read for itself: on its way, there, there from before, or failed with the rest of the page as it was (ERR-03). */
export const ReadContent = <Value,>({ reading, waiting, children }: ReadContentProps<Value>) => {
  const { face, value, failure, retry } = reading
  if (value === undefined)
    return face === 'loading' ? (
      <Loading>{waiting}</Loading>
    ) : (
      <PanelFailure compact failure={failure} onRetry={retry} />
    )
  return (
    <>
      {face === 'stale' ? <StaleBar failure={failure} onRetry={retry} /> : null}
      {children(value)}
    </>
  )
}

type ReadPartProps<Value> = Omit<PartProps, 'children'> & ReadContentProps<Value>

/** A part of a page that is read for itself. */
export const ReadPart = <Value,>({ title, aside, ...content }: ReadPartProps<Value>) => (
  <Part title={title} aside={aside}>
    <ReadContent {...content} />
  </Part>
)
