import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useGivenLanguage } from '#ui/language/given-language.ts'
import * as css from './large-title.css.ts'
import { Page, type PageProps } from './page.tsx'

/** Whether an element is in sight; it is until one knows better. */
const useInSight = (isThere: boolean) => {
  const element = useRef<HTMLElement>(null)
  const [inSight, setInSight] = useState(true)
  useEffect(() => {
    if (!isThere || !element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isThere])
  return { element, inSight }
}

/** The large title of a page, whose bar takes its place once it is out of sight. */
export type TitleReference = RefObject<HTMLElement | null>

type LargeTitleProps = {
  readonly reference: TitleReference
  readonly className: string
  readonly children: string
}

/** The words of the page's own heading, larger: seen, and not read out a second time. */
export const LargeTitle = ({ reference, className, children }: LargeTitleProps) => (
  <p
    className={className}
    ref={(element) => {
      reference.current = element
    }}
    lang={useGivenLanguage()}
    aria-hidden
  >
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
  const { element, inSight } = useInSight(isOpen)
  const language = useGivenLanguage()
  return (
    <div className={isOpen && inSight ? `${css.page} ${css.largeTitle}` : css.page}>
      <Page {...page} titleLanguage={isOpen ? language : undefined}>
        {children(element)}
      </Page>
    </div>
  )
}
