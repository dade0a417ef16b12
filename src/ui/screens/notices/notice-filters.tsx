import { ClipboardList, type LucideIcon, SlidersHorizontal, TriangleAlert, X } from 'lucide-react'
import { IconButton } from '#ui/components/button.tsx'
import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import { VisuallyHidden } from '#ui/components/visually-hidden.tsx'
import * as css from './notices-area.css.ts'
import type { NoticeListView } from './notices-view.ts'

const SIGNS: Readonly<Record<'survey' | 'works', LucideIcon>> = { survey: ClipboardList, works: TriangleAlert }

/** The most used filters on one line; a button opens the others. */
export const NoticeFilters = ({ view }: { readonly view: NoticeListView['filters'] }) => (
  <div className={css.filters}>
    <div className={css.chips}>
      <ChipGroup label={view.label}>
        {view.narrowings.map(({ key, name, label, isOn, flip }) => (
          <Chip key={key} isSelected={isOn} icon={X} onPress={flip}>
            <span aria-hidden>{name}</span>
            <VisuallyHidden>{label}</VisuallyHidden>
          </Chip>
        ))}
        {view.chips.map(({ key, label, isOn, sign, count, flip }) => (
          <Chip key={key} isSelected={isOn} count={count} icon={sign && SIGNS[sign]} onPress={flip}>
            {label}
          </Chip>
        ))}
      </ChipGroup>
    </div>
    <IconButton
      icon={SlidersHorizontal}
      label={view.more.label}
      badge={view.isArranged ? <span className={css.dot} /> : undefined}
      onPress={view.more.press}
    />
  </div>
)
