import { usePorts } from '#ui/layout/piazza-context.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import type { PolicyDocument } from './document.ts'
import * as css from './policy-document.css.ts'

/** The text of a document. It takes the keyboard, so that its arrows scroll what does not fit. */
export const PolicyText = ({ document }: { readonly document: PolicyDocument }) => {
  const { name } = usePorts().configuration
  const named = (text: string) => text.replaceAll('{app}', () => name)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it has nothing else in it to reach by keyboard.
    <article className={css.text} tabIndex={0}>
      {document.map(([heading, ...paragraphs]) => (
        <section key={heading} className={css.section}>
          <h3 className={css.heading}>{named(heading)}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {named(paragraph)}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}

/** A text on its way, about as long as it will be. */
export const PolicySkeleton = () => (
  <Loading>
    <div className={css.text}>
      <Several count={3}>
        <div className={css.section}>
          <Skeleton width="48%" height="1.25rem" />
          <Skeleton />
          <Skeleton width="92%" />
          <Skeleton width="64%" />
        </div>
      </Several>
    </div>
  </Loading>
)
