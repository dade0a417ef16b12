import { CalendarDays, MapPin, Scale } from 'lucide-react'
import { Page } from '#ui/layout/page/page.tsx'
import { Chip, ChipGroup } from '#ui/components/chip.tsx'
import { ActionButton, WayButton } from '#ui/layout/parts.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import { StoredCard } from '#ui/parts/stored/stored.tsx'
import { KeptMap } from './kept-map-layout.tsx'
import type { SettingsView, SettingView } from './settings-view.ts'
import * as css from './settings.css.ts'

/** What one chooses on this device, each group on a card. */
const SettingsLayout = ({ view: { title, groups, map, stored, more } }: { readonly view: SettingsView }) => (
  <Page title={title}>
    <div className={css.groups}>
      {groups.map((group) => (
        <SectionCard key={group.key} title={group.heading}>
          <Setting view={group} />
        </SectionCard>
      ))}
      {map === undefined ? null : <KeptMap view={map} />}
      <StoredCard view={stored} />
    </div>
    <div className={css.more}>
      <WayButton variant="quiet" icon={Scale} way={more} />
    </div>
  </Page>
)
export { SettingsLayout as default }

const Setting = ({ view: { heading, text, choices, change } }: { readonly view: SettingView }) => (
  <>
    <p className={css.text}>{text}</p>
    {choices === undefined ? null : (
      <ChipGroup label={heading} wraps>
        {choices.map(({ key, lang, label, isOn, flip }) => (
          <Chip key={key} isSelected={isOn} onPress={flip}>
            <span lang={lang}>{label}</span>
          </Chip>
        ))}
      </ChipGroup>
    )}
    {change === undefined ? null : change.kind === 'way' ? (
      <WayButton variant="secondary" icon={CalendarDays} way={change} />
    ) : (
      <ActionButton variant="secondary" icon={MapPin} action={change} />
    )}
  </>
)
