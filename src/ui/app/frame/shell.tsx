import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Anchor } from '#ui/components/anchor.tsx'
import { Brand } from '#ui/components/brand.tsx'
import { LoadingBar } from '#ui/components/loading-bar.tsx'
import { SkipLink } from '#ui/components/skip-link.tsx'
import * as css from './frame.css.ts'
import { MAIN_ID } from './main-id.ts'
import { bottomItems, sideItems } from './navigation-items.ts'
import { NavigationList } from './navigation-list.tsx'
import { usePorts, useSession } from '#ui/app/piazza-context.tsx'
import { type Bars, SCREENS } from '#ui/app/screens.ts'
import './print.css.ts'

const bottom = {
  list: css.bottomList,
  item: css.bottomItem,
  current: css.bottomCurrent,
  sign: css.sign,
  word: css.word,
}
const side = { list: css.sideList, item: css.sideItem, current: css.sideCurrent, sign: css.sideSign, word: css.word }

/** The window around every screen: loading bar, skip link and, where the screen has them, the navigation bars (SHELL-19). */
export const Shell = ({ bars, children }: { readonly bars: Bars; readonly children: ReactNode }) => {
  const intl = useIntl()
  const session = useSession()
  return (
    <>
      <SkipLink target={MAIN_ID}>{intl.formatMessage({ id: 'nav.skip' })}</SkipLink>
      <TrafficBar />
      {bars === 'none' ? (
        <div className={css.bare}>
          <OfflineBar />
          {children}
        </div>
      ) : (
        <div className={css.frame}>
          <nav className={css.rail} aria-label={intl.formatMessage({ id: 'nav.side' })}>
            <Anchor
              href={SCREENS.home.path}
              className={css.railBrand}
              aria-label={intl.formatMessage({ id: 'nav.brandHome' })}
            >
              <Brand />
            </Anchor>
            <NavigationList items={sideItems(session)} looks={side} />
          </nav>
          <div className={css.content}>
            <OfflineBar />
            {children}
          </div>
          <nav className={css.bottomBar} aria-label={intl.formatMessage({ id: 'nav.main' })}>
            <NavigationList items={bottomItems(session)} looks={bottom} />
          </nav>
        </div>
      )}
    </>
  )
}

/** Says that there is no network, for as long as there is none (ERR-04). */
const OfflineBar = () => {
  const { presence } = usePorts()
  const isOnline = useSyncExternalStore(presence.watch, presence.isOnline)
  return (
    <output>
      {isOnline ? null : (
        <span className={css.offline}>
          <FormattedMessage id="offline.bar" />
        </span>
      )}
    </output>
  )
}

/** Shows while any request is under way (SHELL-15). */
const TrafficBar = () => {
  const intl = useIntl()
  const { traffic } = usePorts()
  const [underWay, setUnderWay] = useState(0)
  useEffect(() => traffic.watch(setUnderWay), [traffic])
  return <LoadingBar active={underWay > 0} label={intl.formatMessage({ id: 'loading' })} />
}
