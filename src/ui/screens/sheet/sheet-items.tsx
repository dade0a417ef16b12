import { ChevronDown, MapPinOff, Navigation } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { TagChip } from '#ui/components/chip.tsx'
import { Cover } from '#ui/components/cover.tsx'
import { OutboundLink } from '#ui/layout/outbound-link.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { LIST } from '#ui/components/list-role.ts'
import { MapIcon } from '#ui/parts/places-map/place-icon.tsx'
import { DataEntries } from './data-entries.tsx'
import type { ItemView, ParkingView } from './items-view.ts'
import type { SheetParts } from './sheet-view.ts'
import * as css from './sheet-items.css.ts'

/** The items of a sheet, in step with the map: a selection in one is marked in the other (E015-01). */
export const SheetItems = ({ view: { label, rows, inSight } }: { readonly view: NonNullable<SheetParts['items']> }) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (inSight !== undefined)
      list.current?.querySelector(`[data-item="${inSight}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [inSight])
  return (
    <ul className={css.items} {...LIST} ref={list} aria-label={label}>
      {rows.map((item) => (
        <li key={item.key} className={css.itemRoom} data-item={item.key}>
          <Item view={item} />
        </li>
      ))}
    </ul>
  )
}

const Item = ({ view }: { readonly view: ItemView }) => {
  const moreId = useId()
  const { open, isOpen, where, period, facts, parking, sign, cover, more } = view
  return (
    <article className={isOpen ? `${css.item} ${css.chosen}` : css.item}>
      <div className={css.itemHead}>
        <MapIcon addresses={sign} />
        <div className={css.itemWords}>
          <h2 className={css.itemTitle}>
            <button
              className={css.itemTarget}
              type="button"
              aria-expanded={isOpen}
              aria-controls={moreId}
              onClick={open.press}
            >
              <bdi>{open.label}</bdi>
            </button>
          </h2>
          {where === undefined ? null : (
            <p className={css.itemWhere} dir="auto">
              {where}
            </p>
          )}
        </div>
        {cover === undefined ? null : (
          <span className={css.itemCover} aria-hidden>
            <Picture src={cover.image} alt="" ratio="1" rounded fallback={<Cover seed={open.label} />} />
          </span>
        )}
        <ChevronDown size={20} className={isOpen ? css.turned : css.unturned} aria-hidden />
      </div>
      {period === undefined && facts.length === 0 ? null : (
        <div className={css.underHead}>
          {period === undefined ? null : <p className={css.period}>{period}</p>}
          {facts.length === 0 ? null : (
            <p className={css.facts}>
              {facts.map(({ words, tone }) => (
                <TagChip key={words} tone={tone}>
                  {words}
                </TagChip>
              ))}
            </p>
          )}
        </div>
      )}
      {parking ? <ParkingBar view={parking} /> : null}
      <div id={moreId} hidden={!isOpen}>
        {more ? <More view={more} /> : null}
      </div>
    </article>
  )
}

/** All details, once it is selected. */
const More = ({ view: { entries, placeless, directions } }: { readonly view: NonNullable<ItemView['more']> }) => (
  <div className={css.more}>
    {entries.length > 0 ? <DataEntries entries={entries} /> : null}
    {placeless === undefined ? null : (
      <p className={css.placeless}>
        <MapPinOff size={18} aria-hidden />
        {placeless}
      </p>
    )}
    {directions === undefined ? null : (
      <OutboundLink className={css.way} href={directions.href}>
        <Navigation size={20} aria-hidden />
        {directions.label}
      </OutboundLink>
    )}
  </div>
)

const TONES = { full: 'danger', little: 'warning', plenty: 'success' } as const

/** The free parking spaces: a number, a word, and a bar where the capacity is known (E015-06). */
const ParkingBar = ({ view: { tone, text, free, level, share } }: { readonly view: ParkingView }) => (
  <div className={css.parking}>
    <p className={css.parkingWords}>
      <strong className={css.parkingNumber}>{free}</strong>
      {text.slice(free.length)}
    </p>
    <TagChip tone={TONES[tone]}>{level}</TagChip>
    {share === undefined ? null : (
      <svg className={css.parkingBar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
        <rect className={css.parkingTrack} width={100} height={1} />
        <rect className={css.parkingFill[tone]} width={share} height={1} />
      </svg>
    )}
  </div>
)

/** The skeleton of the items. */
export const SheetItemsSkeleton = () => (
  <div className={css.items}>
    <Several count={5}>
      <div className={css.item}>
        <div className={css.itemHead}>
          <Skeleton shape="circle" width={30} height={30} />
          <div className={css.itemWords}>
            <Skeleton width="62%" />
            <Skeleton width="84%" height="0.75rem" />
          </div>
        </div>
        <div className={css.underHead}>
          <Skeleton width="40%" height="1.75rem" />
        </div>
      </div>
    </Several>
  </div>
)
