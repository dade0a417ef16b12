import { PlaceCard, type PlaceCardProps } from '#ui/components/place-card.tsx'
import { LIST } from '#ui/components/list-role.ts'
import type { PlaceCardView } from '#ui/view/place-card.ts'
import { HeartButton } from './heart.tsx'

type PlaceCardLayoutProps = Pick<PlaceCardProps, 'trailing'> & { readonly view: PlaceCardView }

/** An activity or a contact as a card of a list, with its heart unless something else trails. */
export const PlaceCardLayout = ({ view, trailing }: PlaceCardLayoutProps) => (
  <PlaceCard
    href={view.open.href}
    name={view.open.label}
    kind={view.category}
    where={view.where}
    isNamesake={view.isNamesake}
    cover={view.cover}
    logo={view.logo}
    trailing={trailing ?? <HeartButton view={view.heart} />}
  />
)

type PlaceCardsProps = {
  readonly className: string
  readonly rowClass?: string | undefined
  readonly label?: string | undefined
  readonly rows: readonly PlaceCardView[]
  readonly trailing?: PlaceCardProps['trailing']
}

/** Cards in a list; Safari removes the role of lists without bullets. */
export const PlaceCards = ({ className, rowClass, label, rows, trailing }: PlaceCardsProps) => (
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see above.
  <ul {...LIST} className={className} aria-label={label}>
    {rows.map((row) => (
      <li key={row.key} className={rowClass}>
        <PlaceCardLayout view={row} trailing={trailing} />
      </li>
    ))}
  </ul>
)
