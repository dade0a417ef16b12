import { Search } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { Several } from '#ui/components/skeleton.tsx'
import { PlaceCardSkeleton } from '#ui/components/place-card.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { FailedLayout, AboveLayout } from '#ui/layout/parts.tsx'
import { PlaceCards } from '#ui/layout/place-card.tsx'
import { Tabs } from '#ui/components/tabs.tsx'
import * as css from './favourites-screen.css.ts'
import type { FavouritesView } from './favourites-view.ts'

type Content = FavouritesView['tab']['content']

/** A citizen's favourites (FAV-01). */
const FavouritesLayout = ({ view: { title, tabs, tab } }: { readonly view: FavouritesView }) => (
  <Page title={title} width="composed">
    <Tabs {...tabs}>
      <Tab key={tab.key} view={tab.content} />
    </Tabs>
  </Page>
)
export { FavouritesLayout as default }

const Tab = ({ view }: { readonly view: Content }) => {
  const place = useRef<HTMLDivElement>(null)
  useFocusWhereCardsWent(place, view.kind === 'cards' ? view.list.rows.map(({ key }) => key).join() : '')
  if (view.kind === 'waiting') return <Waiting />
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      <There view={view} />
    </div>
  )
}

const There = ({ view }: { readonly view: Exclude<Content, { kind: 'waiting' }> }) => {
  switch (view.kind) {
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return <EmptyLayout view={view} drawing="heart" icon={Search} />
    case 'cards':
      return (
        <>
          {view.above ? (
            <div className={css.above}>
              {view.above.kind !== 'failed' ? (
                <AboveLayout view={view.above} />
              ) : (
                <FailedLayout view={view.above} compact />
              )}
              {view.own === undefined ? null : <p className={css.own}>{view.own}</p>}
            </div>
          ) : null}
          <PlaceCards className={css.cards} label={view.list.label} rows={view.list.rows} />
        </>
      )
    default:
      return view satisfies never
  }
}

/**
 * After the card with the focus is removed, the card in its place receives the focus; without any, its replacement.
 */
const useFocusWhereCardsWent = (place: RefObject<HTMLElement | null>, shown: string) => {
  const before = useRef<readonly string[]>([])
  useEffect(() => {
    const now = shown === '' ? [] : shown.split(',')
    const gone = before.current.findIndex((key) => !now.includes(key))
    before.current = now
    // A focus elsewhere stays: another tab may have changed the list.
    if (gone === -1 || document.activeElement !== document.body) return
    const hearts = place.current?.querySelectorAll<HTMLElement>('button[aria-pressed]') ?? []
    const next = hearts[Math.min(gone, hearts.length - 1)] ?? place.current
    next?.focus()
  }, [place, shown])
}

const Waiting = () => (
  <Loading>
    <div className={css.cards}>
      <Several count={4}>
        <PlaceCardSkeleton />
      </Several>
    </div>
  </Loading>
)
