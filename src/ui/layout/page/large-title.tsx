import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { useGiven } from '#ui/language/given.ts'
import * as css from './large-title.css.ts'
import { Page, type PageProps } from './page.tsx'

/** The large title of a page, whose bar takes its place once it is out of sight. */
export type TitleReference = RefCallback<HTMLElement>

/** Whether the element that is given the reference is in sight; it is until one knows better. */
const useInSight = () => {
  const [inSight, setInSight] = useState(true)
  const reference: TitleReference = useCallback((element: HTMLElement) => {
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { reference, inSight }
}

type LargeTitleProps = {
  readonly reference: TitleReference
  readonly className: string
  readonly children: string
}

/** The words of the page's own heading, larger: seen, and not read out a second time. */
export const LargeTitle = ({ reference, className, children }: LargeTitleProps) => (
  <p className={`${css.words} ${className}`} ref={reference} {...useGiven()} aria-hidden>
    {children}
  </p>
)

type LargeTitlePageProps = Omit<PageProps, 'children'> & {
  /** Whether the large title is there by now. */
  readonly isOpen: boolean
  /** What the page shows; it gives the large title the reference. */
  readonly children: (title: TitleReference) => ReactNode
}

/** A page whose title stands large in it: the bar shows it once the large one has gone out of sight under it. */
export const LargeTitlePage = ({ isOpen, children, ...page }: LargeTitlePageProps) => {
  const { reference, inSight } = useInSight()
  const { lang } = useGiven()
  return (
    <div className={isOpen && inSight ? `${css.page} ${css.largeTitle}` : css.page}>
      <Page {...page} titleLanguage={isOpen ? lang : undefined}>
        {children(reference)}
      </Page>
    </div>
  )
}
