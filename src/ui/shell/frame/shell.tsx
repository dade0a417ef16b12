import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { onceLoaded } from '#ui/base/once-loaded.ts'
import { Anchor } from '#ui/components/anchor.tsx'
import { Brand } from '#ui/components/brand.tsx'
import { LoadingBar } from '#ui/components/loading-bar.tsx'
import { SkipLink } from '#ui/components/skip-link.tsx'
import { keepFocusWhole } from './focus-whole.ts'
import * as css from './frame.css.ts'
import type { FrameView, TopView } from './frame-view.ts'
import { MAIN_ID } from '#ui/layout/page/main-id.ts'
import { PageFrameProvider, type TopBarProps } from '#ui/layout/page/page-frame.tsx'
import { NavigationList } from './navigation-list.tsx'
import { keepStylesInStep } from './styles-in-step.ts'
import { usePorts } from '#ui/layout/piazza-context.tsx'
import { media } from '#ui/theme/media.ts'
import { TopBar } from './top-bar.tsx'
import './print.css.ts'

/** In a low window the bars give way to what is read: no other one needs to know how. */
const useLowWindow = () =>
  useEffect(() => {
    const low = matchMedia(media.low)
    const load = () =>
      onceLoaded(
        () => import('./low-window.ts'),
        (file) => file.markReading(document, window),
      )
    if (low.matches) load()
    else low.addEventListener('change', load, { once: true })
  }, [])

/** Draws the bar over a page. */
const useTopBarOf = (view: TopView) => useCallback((props: TopBarProps) => <TopBar {...props} view={view} />, [view])

type ShellProps = { readonly view: FrameView; readonly children: ReactNode }

/** The window around every screen: loading bar, skip link and, where the screen has them, the navigation bars (SHELL-19). */
export const Shell = ({ view, children }: ShellProps) => {
  const { bars } = view
  const { configuration } = usePorts()
  useLowWindow()
  useEffect(() => keepStylesInStep(document, window), [])
  useEffect(() => keepFocusWhole(document), [])
  return (
    <PageFrameProvider frame={view} topBar={useTopBarOf(view.top)}>
      <SkipLink target={MAIN_ID}>{view.skip}</SkipLink>
      <TrafficBar label={view.loading} />
      {bars === undefined ? (
        <div className={css.bare}>
          <OfflineBar text={view.offline} />
          {children}
        </div>
      ) : (
        <div className={css.frame}>
          <nav className={css.rail} aria-label={bars.side.label}>
            <Anchor href={bars.brand.href} className={css.railBrand} aria-label={bars.brand.label}>
              <Brand {...configuration} />
            </Anchor>
            <NavigationList view={bars.side} look="side" />
          </nav>
          <div className={css.content}>
            <OfflineBar text={view.offline} />
            {children}
          </div>
          <nav className={css.bottomBar} aria-label={bars.bottom.label}>
            <NavigationList view={bars.bottom} look="bottom" />
          </nav>
        </div>
      )}
    </PageFrameProvider>
  )
}

/** Says that there is no network, for as long as there is none (ERR-04). */
const OfflineBar = ({ text }: { readonly text: string | undefined }) => (
  <output>
    {text === undefined ? null : (
      <span className={css.offline} data-passing>
        {text}
      </span>
    )}
  </output>
)

/** Shows while any request is under way (SHELL-15). */
const TrafficBar = ({ label }: { readonly label: string }) => {
  const { traffic } = usePorts()
  const [underWay, setUnderWay] = useState(0)
  // Before anything is painted: the first screen of the page has the bar already (SHELL-26).
  useLayoutEffect(() => traffic.watch(setUnderWay), [traffic])
  return <LoadingBar active={underWay > 0} label={label} />
}
