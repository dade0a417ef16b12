import {
  Building2,
  CalendarDays,
  CircleQuestionMark,
  Compass,
  History,
  Landmark,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  Tag,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { FoundKind } from '#domain/search/search.ts'
import { Page } from '#ui/layout/page/page.tsx'
import { Loading } from '#ui/layout/reading/panel.tsx'
import { ListRow, ListRowSkeleton } from '#ui/components/list-row.tsx'
import { Marked } from '#ui/components/marked.tsx'
import { Picture } from '#ui/components/picture.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { ChoicesLayout } from '#ui/layout/choices.tsx'
import { EmptyLayout } from '#ui/layout/empty.tsx'
import { ActionButton, FailedLayout, LackingLayout, RetryActionButton } from '#ui/layout/parts.tsx'
import { SearchFieldLayout } from '#ui/layout/search-field.tsx'
import { OpenNow } from '#ui/parts/place/open-now.tsx'
import type { SearchView } from './search-view.ts'
import * as css from './search.css.ts'
import { keyOf } from '#ui/components/keys.ts'
import { LIST } from '#ui/components/list-role.ts'

type Content = NonNullable<SearchView['content']>

const SIGNS: Readonly<Record<FoundKind, LucideIcon>> = {
  activity: Building2,
  contact: MapPin,
  municipality: Landmark,
  topic: MessageSquareText,
  event: CalendarDays,
}

/** The global search (DIR-08). */
const SearchLayout = ({ view }: { readonly view: SearchView }) => {
  const field = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const comesToType = useRef(view.isIdle)
  useEffect(() => {
    if (comesToType.current) field.current?.focus()
  }, [])

  /** The arrow keys move from the field through the results, and back. */
  const onKeyDown = (press: KeyboardEvent) => {
    const step = keyOf(press) === 'ArrowDown' ? 1 : keyOf(press) === 'ArrowUp' ? -1 : 0
    if (step === 0 || press.altKey || press.ctrlKey || press.metaKey) return
    const stops = [field.current, ...(area.current?.querySelectorAll<HTMLElement>('li a, li button') ?? [])]
    const here = stops.findIndex((stop) => stop === document.activeElement)
    const next = here < 0 ? undefined : stops[here + step]
    if (!next) return
    press.preventDefault()
    next.focus()
  }
  return (
    <Page
      title={view.title}
      shows={view.shows}
      isTabStop
      search={<SearchFieldLayout view={view.field} field={field} onKeyDown={onKeyDown} />}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- links and buttons answer for themselves: arrows only lead from one to the next. */}
      <div ref={area} onKeyDown={onKeyDown}>
        {view.where ? (
          <div className={css.provinces}>
            {view.where.retry ? <RetryActionButton variant="quiet" action={view.where.retry} /> : null}
            {view.where.provinces ? <ChoicesLayout view={view.where.provinces} /> : null}
          </div>
        ) : null}
        <output className={view.content?.kind === 'empty' ? css.heard : css.summary}>{view.summary}</output>
        <LackingLayout lines={view.lacking} />
        {view.ways ? <Ways id="app-ways" view={view.ways} sign={Compass} /> : null}
        {view.categories ? <Ways id="found-categories" view={view.categories} sign={Tag} /> : null}
        {view.content ? <There view={view.content} onPut={() => field.current?.focus()} /> : null}
        {view.guide ? <Ways id="guide-ways" view={view.guide} sign={CircleQuestionMark} /> : null}
      </div>
    </Page>
  )
}
export { SearchLayout as default }

type WaysProps = {
  readonly id: string
  readonly view: NonNullable<SearchView['ways']>
  readonly sign: LucideIcon
}

/** Ways that the app itself knows. */
const Ways = ({ id, view, sign: Sign }: WaysProps) => (
  <section className={css.group} aria-labelledby={id}>
    <h2 className={css.groupTitle} id={id}>
      {view.title}
    </h2>
    <ul className={css.rows} {...LIST}>
      {view.rows.map(({ key, open, where }) => (
        <li key={key} className={css.row}>
          <ListRow
            title={open.label}
            isGiven={where !== undefined}
            meta={where}
            isNamesake
            height="compact"
            leading={<Sign size={20} aria-hidden />}
            href={open.href}
          />
        </li>
      ))}
    </ul>
  </section>
)

const There = ({ view, onPut }: { readonly view: Content; readonly onPut: () => void }) => {
  switch (view.kind) {
    case 'waiting':
      return <Waiting />
    case 'failed':
      return <FailedLayout view={view} />
    case 'empty':
      return <EmptyLayout view={view} drawing="search" />
    case 'recent':
      return (
        <section aria-labelledby="recent-searches">
          <div className={css.recentHead}>
            <h2 className={css.recentTitle} id="recent-searches">
              {view.title}
            </h2>
            <ActionButton variant="quiet" action={view.forget} />
          </div>
          <ul className={css.rows} {...LIST}>
            {view.rows.map(({ key, open }) => (
              <li key={key} className={css.row}>
                <ListRow
                  title={open.label}
                  isGiven={false}
                  height="free"
                  leading={<History size={20} aria-hidden />}
                  onPress={() => {
                    open.press()
                    onPut()
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )
    case 'found':
      return (
        <div className={view.isRefining ? css.refining : undefined} aria-busy={view.isRefining}>
          {view.groups.map(({ key, heading, rows }) => (
            <section key={key} className={css.group} aria-labelledby={`found-${key}`}>
              <h2 className={css.groupTitle} id={`found-${key}`}>
                {heading}
                <span className={css.groupCount} aria-hidden>
                  {rows.length}
                </span>
              </h2>
              <ul className={css.rows} {...LIST}>
                {rows.map((row) => (
                  <li key={row.key}>
                    <Found view={row} sought={view.sought} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )
    default:
      return view satisfies never
  }
}

type FoundRow = Extract<Content, { kind: 'found' }>['groups'][number]['rows'][number]

/** One result, with its matches marked. */
const Found = ({ view, sought }: { readonly view: FoundRow; readonly sought: string }) => {
  const { open, subtitle, isNamesake, hours, image, sign } = view
  const Icon = SIGNS[sign]
  return (
    <div className={css.row}>
      <ListRow
        href={open.href}
        onPress={open.onTake}
        title={<Marked text={open.label} sought={sought} />}
        meta={
          subtitle === undefined && hours === undefined ? undefined : (
            <>
              {subtitle === undefined ? null : <Marked text={subtitle} sought={sought} />}
              <OpenNow view={hours} />
            </>
          )
        }
        isNamesake={isNamesake}
        height="free"
        leading={
          <span className={css.thumb} aria-hidden>
            <Picture src={image} alt="" ratio="1" fit="cover" fallback={<Icon size={22} />} />
          </span>
        }
      />
    </div>
  )
}

const Waiting = () => (
  <Loading>
    <div className={css.groupTitle}>
      <Skeleton width="6rem" height="1.5rem" />
    </div>
    <div className={css.rows}>
      <Several count={6}>
        <div className={css.row}>
          <ListRowSkeleton lines={2} height="free" />
        </div>
      </Several>
    </div>
  </Loading>
)
