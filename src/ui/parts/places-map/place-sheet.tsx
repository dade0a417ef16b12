import { ChevronRight, Navigation, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Mapped } from '#domain/directory/mapped.ts'
import { ButtonLink, IconButton } from '#ui/components/button.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { useGivenLanguage } from '#ui/language/given-language.ts'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { PlaceIcon } from './place-icon.tsx'
import { gatheredView, type GatheredView, type PlaceSheetView } from './places-view.ts'
import * as css from './places-map.css.ts'

type Closing = { readonly onClose: () => void }

type SheetProps = Closing & {
  readonly title: string
  /** The language of the title, where it differs from the page's. */
  readonly lang?: string | undefined
  readonly closeLabel: string
  readonly isOpen?: boolean
  readonly icon?: ReactNode
  readonly where?: string
  readonly children: ReactNode
}

/** The sheet over the bottom of the map. Hidden while closed. */
const Sheet = ({ title, closeLabel, lang, isOpen = true, icon, where, children, onClose }: SheetProps) => {
  const titleId = useId()
  return (
    <section className={isOpen ? css.sheet : css.closedSheet} aria-labelledby={titleId}>
      <header className={css.sheetHead}>
        {icon}
        <div className={css.sheetWords}>
          <h2 className={css.sheetTitle} id={titleId} lang={lang}>
            {title}
          </h2>
          {where === undefined ? null : <p className={css.sheetWhere}>{where}</p>}
        </div>
        <IconButton icon={X} label={closeLabel} onPress={onClose} />
      </header>
      {children}
    </section>
  )
}

type PlaceSheetProps = Closing & { readonly view: PlaceSheetView; readonly isOpen: boolean }

/** The selected place: category, address, and links. */
export const PlaceSheet = ({ view, isOpen, onClose }: PlaceSheetProps) => (
  <Sheet
    title={view.name}
    lang={useGivenLanguage()}
    where={view.where}
    closeLabel={view.close.label}
    isOpen={isOpen}
    icon={<PlaceIcon icon={view.image} />}
    onClose={onClose}
  >
    <div className={css.sheetActions}>
      <ButtonLink href={view.open.href} icon={ChevronRight}>
        {view.open.label}
      </ButtonLink>
      {view.directions ? (
        <ButtonLink variant="secondary" icon={Navigation} href={view.directions.href} target="_blank">
          {view.directions.label}
        </ButtonLink>
      ) : null}
    </div>
  </Sheet>
)

type GatheredLayoutProps = Closing & { readonly view: GatheredView }

/** Places on the same spot: the citizen chooses one. */
export const GatheredLayout = ({ view, onClose }: GatheredLayoutProps) => (
  <Sheet title={view.title} closeLabel={view.close.label} onClose={onClose}>
    <div className={css.among}>
      {view.rows.map(({ key, choose, where, image }) => (
        <ListRow
          key={key}
          height="compact"
          title={choose.label}
          meta={where}
          leading={<PlaceIcon icon={image} />}
          onPress={choose.press}
        />
      ))}
    </div>
  </Sheet>
)

type GatheredProps = Closing & { readonly among: readonly Mapped[]; readonly onChoose: (place: Mapped) => void }

/** The same for a map without a view. */
export const GatheredSheet = ({ among, onChoose, onClose }: GatheredProps) => (
  <GatheredLayout view={gatheredView(among, { choose: onChoose, close: onClose }, useSpeech())} onClose={onClose} />
)
