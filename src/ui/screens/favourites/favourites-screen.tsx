import { Search } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation, useSearch } from 'wouter'
import { contactCategories } from '#application/directory-list/directory-list.implementations.ts'
import type { Category } from '#domain/directory/category.ts'
import type { FavouriteKind, FavouriteTarget } from '#domain/favourites/favourites.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { Page } from '#ui/app/page.tsx'
import { Loading, PanelFailure, StaleBar } from '#ui/app/panel.tsx'
import { usePorts } from '#ui/app/piazza-context.tsx'
import { activityCard, contactCard } from '#ui/app/place-cards.ts'
import { useReading } from '#ui/app/use-reading.ts'
import { ButtonLink } from '#ui/components/button.tsx'
import { EmptyState } from '#ui/components/empty-state.tsx'
import { PlaceCard, PlaceCardSkeleton } from '#ui/components/place-card.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import * as css from './favourites-screen.css.ts'
import { favouritesOf, kindTexts } from './favourites-texts.ts'
import { FAVOURITE_TABS, favouritesPath, favouriteTabFrom } from './favourites-url.ts'
import { useFavourites } from './use-favourites.ts'

/** A citizen's favourite activities and contacts, each a tap away (FAV-01). */
const FavouritesScreen = () => {
  const intl = useIntl()
  const formats = useFormats()
  const [, navigate] = useLocation()
  const tab = favouriteTabFrom(useSearch())
  const { face, failure, shown, retry, refresh } = useFavourites()
  const onArrival = useEffectEvent(refresh)
  useEffect(() => onArrival(), [])
  // A number that is not known yet is none.
  const isCounted = face === 'loaded' || face === 'stale'
  return (
    <Page title={intl.formatMessage({ id: 'favourites.title' })} width="composed">
      <Tabs
        label={intl.formatMessage({ id: 'favourites.tabs' })}
        tabs={FAVOURITE_TABS.map((id) => ({
          id,
          label: isCounted
            ? intl.formatMessage(kindTexts[id].countedTab, { count: favouritesOf(id, shown, formats).length })
            : intl.formatMessage(kindTexts[id].tab),
        }))}
        selected={tab}
        onSelect={(id) => navigate(favouritesPath(id), { replace: true })}
      >
        <Panel
          key={tab}
          kind={tab}
          favourites={favouritesOf(tab, shown, formats)}
          isWaiting={face === 'loading'}
          above={
            face === 'stale' ? (
              <StaleBar failure={failure} onRetry={retry} />
            ) : face === 'failed' || face === 'missing' ? (
              <PanelFailure compact failure={failure} onRetry={retry} />
            ) : undefined
          }
          instead={
            face === 'failed' || face === 'missing' ? <PanelFailure failure={failure} onRetry={retry} /> : undefined
          }
        />
      </Tabs>
    </Page>
  )
}
export { FavouritesScreen as default }

type PanelProps = {
  readonly kind: FavouriteKind
  readonly favourites: readonly FavouriteTarget[]
  readonly isWaiting: boolean
  /** What is to be known about the favourites that are there. */
  readonly above: ReactNode
  /** What is to be known where there are none, when it is not that there are none. */
  readonly instead: ReactNode
}

const Panel = ({ kind, favourites, isWaiting, above, instead }: PanelProps) => {
  const place = useRef<HTMLDivElement>(null)
  useFocusWhereCardsWent(place, favourites)
  if (isWaiting) return <Waiting />
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {favourites.length === 0 ? (
        (instead ?? <Empty kind={kind} />)
      ) : (
        <>
          {above === undefined ? null : (
            <div className={css.above}>
              {above}
              {instead === undefined ? null : (
                <p className={css.own}>
                  <FormattedMessage id="favourites.ownOnly" />
                </p>
              )}
            </div>
          )}
          {kind === 'activity' ? (
            <Cards favourites={favourites} kind={kind} />
          ) : (
            <PlaceCards favourites={favourites} kind={kind} />
          )}
        </>
      )}
    </div>
  )
}

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

type CardsProps = Pick<PanelProps, 'kind' | 'favourites'> & {
  /** What the kinds of contacts are called, once that is known. */
  readonly categories?: readonly Category[] | undefined
}

/** Places know their kind by number: what it is called is read beside them, and missed by nobody while it is not there. */
const PlaceCards = (props: CardsProps) => {
  const ports = usePorts()
  const { value } = useReading(
    useMemo(() => contactCategories(ports), [ports]),
    undefined,
  )
  return <Cards {...props} categories={value} />
}

const Cards = ({ kind, favourites, categories }: CardsProps) => {
  const intl = useIntl()
  return (
    <ul className={css.cards} {...LIST} aria-label={intl.formatMessage(kindTexts[kind].tab)}>
      {favourites.map((favourite) => (
        <li key={favourite.thing.id}>
          <PlaceCard
            {...(favourite.kind === 'activity'
              ? activityCard(favourite.thing, intl)
              : contactCard(
                  favourite.thing,
                  intl,
                  categories?.find(({ id }) => id === favourite.thing.category)?.name,
                ))}
            trailing={<FavouriteButton change={favourite} />}
          />
        </li>
      ))}
    </ul>
  )
}

const Empty = ({ kind }: { readonly kind: FavouriteKind }) => {
  const { empty, emptyText, search, searchPath } = kindTexts[kind]
  return (
    <EmptyState
      drawing="heart"
      title={<FormattedMessage {...empty} />}
      text={<FormattedMessage {...emptyText} />}
      action={
        <ButtonLink href={searchPath} variant="secondary" icon={Search}>
          <FormattedMessage {...search} />
        </ButtonLink>
      }
    />
  )
}

/** When the card that had the focus has gone, the one that took its place gets it; without any, what stands there instead. */
const useFocusWhereCardsWent = (place: RefObject<HTMLElement | null>, favourites: readonly FavouriteTarget[]) => {
  const before = useRef<readonly string[]>([])
  const shown = favourites.map(({ thing }) => thing.id).join()
  useEffect(() => {
    const now = shown === '' ? [] : shown.split(',')
    const gone = before.current.findIndex((id) => !now.includes(id))
    before.current = now
    // Whoever is elsewhere stays there: another tab may have changed what is shown.
    if (gone === -1 || document.activeElement !== document.body) return
    const hearts = place.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? []
    const next = hearts[Math.min(gone, hearts.length - 1)] ?? place.current
    next?.focus()
  }, [place, shown])
}

/** How many cards stand there while they are on their way. */
const WAITING = [1, 2, 3, 4]

const Waiting = () => (
  <Loading>
    <div className={css.cards}>
      {WAITING.map((key) => (
        <PlaceCardSkeleton key={key} />
      ))}
    </div>
  </Loading>
)
