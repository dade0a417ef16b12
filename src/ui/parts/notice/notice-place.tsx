import { CalendarRange, LocateFixed, MapPin, Navigation } from 'lucide-react'
import { ButtonLink } from '#ui/components/button.tsx'
import { TagChip } from '#ui/components/chip.tsx'
import { ActionButton } from '#ui/layout/parts.tsx'
import { PlaceMap } from '#ui/parts/places-map/place-map.tsx'
import type { WhereView } from './template-view.ts'
import type { ViewOf } from './template-view.ts'
import * as css from './notice-detail.css.ts'

/** A place: on a map when it has coordinates, as text, and with directions. */
const Where = ({ view: { label, map, title, directions } }: { readonly view: WhereView }) => (
  <section className={css.section} aria-label={label}>
    {map ? <PlaceMap position={map.position} label={map.label} kind={map.sign} /> : null}
    <div className={css.fact}>
      <MapPin size={24} className={css.factSign} aria-hidden />
      <div className={css.words}>
        <p className={css.factTitle} dir="auto">
          {title}
        </p>
      </div>
    </div>
    {directions ? (
      <div className={css.buttons}>
        <ButtonLink variant="secondary" icon={Navigation} href={directions.href} target="_blank">
          {directions.label}
        </ButtonLink>
      </div>
    ) : null}
  </section>
)

/** A place, and the button that sends the citizen's position (NOTICE-09). */
export const PlaceTemplate = ({ view: { where, call } }: { readonly view: ViewOf<'place'> }) => (
  <>
    <Where view={where} />
    {call ? (
      <div className={css.call}>
        <ActionButton wide icon={LocateFixed} action={call.send} />
        <p className={css.small}>{call.why}</p>
      </div>
    ) : null}
  </>
)

const TONES = { coming: 'info', running: 'warm', over: 'success' } as const

/** Works in progress: period, state, and place. */
export const WorksTemplate = ({ view: { label, unknown, period, where } }: { readonly view: ViewOf<'works'> }) => (
  <>
    <section className={css.section} aria-label={label}>
      <div className={css.fact}>
        <CalendarRange size={24} className={css.factWarm} aria-hidden />
        {period ? (
          <div className={css.words}>
            <div className={css.tags}>
              <TagChip tone={TONES[period.tone]}>{period.state}</TagChip>
            </div>
            <p className={css.factTitle}>{period.inWords}</p>
            <p className={css.small}>{period.inFigures}</p>
          </div>
        ) : (
          <p>{unknown}</p>
        )}
      </div>
    </section>
    <Where view={where} />
  </>
)
