import { ChevronDown, MapPinOff, Navigation } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { SheetItem } from '#domain/e015/sheet.ts'
import { directionsTo } from '#domain/places/directions.ts'
import { imagePath } from '#ui/app/images.ts'
import { useFormats } from '#ui/app/language-context.tsx'
import { named } from '#ui/app/titles.ts'
import { TagChip } from '#ui/components/chip.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { OutboundLink } from '#ui/components/outbound-link.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { DataEntries } from './data-entries.tsx'
import { ItemIcon } from './item-icon.tsx'
import { ParkingBar } from './parking-bar.tsx'
import * as css from './sheet-items.css.ts'
import type { SheetState } from './use-sheet.ts'

/** Safari forgets that a list without bullets is one. */
const LIST = { role: 'list' } as const

/** The items of a sheet, in step with the map: what is chosen on the one side is marked on the other (E015-01). */
export const SheetItems = ({ items, state }: { readonly items: readonly SheetItem[]; readonly state: SheetState }) => {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const { chosen, chosenOn, verbs } = state
  useEffect(() => {
    if (chosen !== undefined && chosenOn === 'map')
      list.current?.querySelector(`[data-item="${chosen}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, chosenOn])
  return (
    <ul className={css.items} {...LIST} ref={list} aria-label={intl.formatMessage({ id: 'sheet.items' })}>
      {items.map((item) => (
        <li key={item.id} className={css.itemRoom} data-item={item.id}>
          <Item
            item={item}
            isChosen={item.id === chosen}
            onChoose={() => (item.id === chosen ? verbs.drop() : verbs.choose(item.id, 'list'))}
          />
        </li>
      ))}
    </ul>
  )
}

type ItemProps = { readonly item: SheetItem; readonly isChosen: boolean; readonly onChoose: () => void }

const Item = ({ item, isChosen, onChoose }: ItemProps) => {
  const intl = useIntl()
  const moreId = useId()
  const { title, name, address, cover, parking } = item
  const where = [name === title ? undefined : name, address].filter((one) => one !== undefined).join(' · ')
  return (
    <article className={isChosen ? `${css.item} ${css.chosen}` : css.item}>
      <div className={css.itemHead}>
        <ItemIcon icon={item.icon} />
        <div className={css.itemWords}>
          <h3 className={css.itemTitle}>
            <button
              className={css.itemTarget}
              type="button"
              aria-expanded={isChosen}
              aria-controls={moreId}
              onClick={onChoose}
            >
              {named(title, intl)}
            </button>
          </h3>
          {where === '' ? null : <p className={css.itemWhere}>{where}</p>}
          <Facts item={item} />
        </div>
        {cover === undefined ? null : (
          <span className={css.itemCover} aria-hidden>
            <Picture src={imagePath('e015', cover)} alt="" ratio="1" rounded fallback={<Cover seed={title} />} />
          </span>
        )}
        <ChevronDown size={20} className={isChosen ? css.turned : css.unturned} aria-hidden />
      </div>
      {parking ? <ParkingBar parking={parking} /> : null}
      <div id={moreId} hidden={!isChosen}>
        {isChosen ? <More item={item} /> : null}
      </div>
    </article>
  )
}

const Fact = ({ children }: { readonly children: ReactNode }) => <TagChip>{children}</TagChip>

/** What an item is and until when, where it says so (E015-06). */
const Facts = ({
  item: { category, discipline, activitySpace, price, startDate, endDate },
}: {
  readonly item: SheetItem
}) => {
  const intl = useIntl()
  const formats = useFormats()
  const period =
    endDate === undefined
      ? startDate && formats.date(startDate)
      : startDate === undefined || startDate === endDate
        ? intl.formatMessage({ id: 'sheet.until' }, { day: formats.date(endDate) })
        : intl.formatMessage({ id: 'sheet.fromTo' }, { from: formats.date(startDate), to: formats.date(endDate) })
  const cost =
    price === undefined
      ? undefined
      : price.kind === 'free'
        ? intl.formatMessage({ id: 'sheet.freeEntry' })
        : price.amount === undefined
          ? intl.formatMessage({ id: 'sheet.paidEntry' })
          : formats.price(price.amount)
  const facts = [category, discipline, activitySpace, period].filter((one) => one !== undefined)
  if (facts.length === 0 && cost === undefined) return null
  return (
    <p className={css.facts}>
      {facts.map((fact) => (
        <Fact key={fact}>{fact}</Fact>
      ))}
      {cost === undefined ? null : <TagChip tone={price?.kind === 'free' ? 'success' : 'warm'}>{cost}</TagChip>}
    </p>
  )
}

/** All the rest of it, once it is chosen. */
const More = ({ item }: { readonly item: SheetItem }) => {
  const intl = useIntl()
  const way = directionsTo(item.position, item.address)
  return (
    <div className={css.more}>
      {item.data.length > 0 ? <DataEntries data={item.data} /> : null}
      {item.position === undefined ? (
        <p className={css.placeless}>
          <MapPinOff size={18} aria-hidden />
          {intl.formatMessage({ id: 'sheet.placeless' })}
        </p>
      ) : null}
      {way === undefined ? null : (
        <OutboundLink className={css.way} href={way}>
          <Navigation size={20} aria-hidden />
          {intl.formatMessage({ id: 'placesMap.directions' })}
        </OutboundLink>
      )}
    </div>
  )
}

/** The items on their way. */
export const SheetItemsSkeleton = () => (
  <div className={css.items}>
    {[1, 2, 3, 4, 5].map((key) => (
      <div key={key} className={css.item}>
        <div className={css.itemHead}>
          <Skeleton shape="circle" width={30} height={30} />
          <div className={css.itemWords}>
            <Skeleton width="62%" />
            <Skeleton width="84%" height="0.75rem" />
            <Skeleton width="40%" height="1.75rem" />
          </div>
        </div>
      </div>
    ))}
  </div>
)
