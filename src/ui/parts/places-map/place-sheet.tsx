import { ChevronRight, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Mapped } from '#domain/directory/mapped.ts'
import { ButtonLink, IconButton } from '#ui/components/button.tsx'
import { ListRow } from '#ui/components/list-row.tsx'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { SheetHead } from '#ui/parts/place/place-head.tsx'
import { PlaceIcon } from './place-icon.tsx'
import { gatheredView, type GatheredView, type PlaceSheetView } from './places-view.ts'
import * as css from './places-map.css.ts'

type Closing = { readonly onClose: () => void }

type SheetProps = {
  readonly titleId: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

/** The sheet over the bottom of the map. Hidden while closed. */
const Sheet = ({ titleId, isOpen = true, children }: SheetProps) => (
  <section className={isOpen ? css.sheet : css.closedSheet} aria-labelledby={titleId}>
    {children}
  </section>
)

type PlaceSheetProps = Closing & { readonly view: PlaceSheetView; readonly isOpen: boolean }

/** The selected place: the head of its page, and the way there. */
export const PlaceSheet = ({ view, isOpen, onClose }: PlaceSheetProps) => {
  const titleId = useId()
  return (
    <Sheet titleId={titleId} isOpen={isOpen}>
      <SheetHead
        view={view.head}
        headingId={titleId}
        leading={<PlaceIcon icon={view.image} />}
        trailing={<IconButton icon={X} label={view.close.label} onPress={onClose} />}
      />
      <div className={css.sheetActions}>
        <ButtonLink href={view.open.href} icon={ChevronRight}>
          {view.open.label}
        </ButtonLink>
      </div>
    </Sheet>
  )
}

type GatheredLayoutProps = Closing & { readonly view: GatheredView }

/** Places on the same spot: the citizen chooses one. */
export const GatheredLayout = ({ view, onClose }: GatheredLayoutProps) => {
  const titleId = useId()
  return (
    <Sheet titleId={titleId}>
      <header className={css.sheetHead}>
        <h2 className={css.sheetTitle} id={titleId}>
          {view.title}
        </h2>
        <IconButton icon={X} label={view.close.label} onPress={onClose} />
      </header>
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
}

type GatheredProps = Closing & { readonly among: readonly Mapped[]; readonly onChoose: (place: Mapped) => void }

/** The same for a map without a view. */
export const GatheredSheet = ({ among, onChoose, onClose }: GatheredProps) => (
  <GatheredLayout view={gatheredView(among, { choose: onChoose, close: onClose }, useSpeech())} onClose={onClose} />
)
