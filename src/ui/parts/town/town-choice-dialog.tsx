import { Check, CircleAlert, LocateFixed } from 'lucide-react'
import { useBackCloses } from '#ui/components/dialog-history.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { NoticeBar } from '#ui/components/notice-bar.tsx'
import { Several, Skeleton } from '#ui/components/skeleton.tsx'
import { ActionButton, PanelLayout } from '#ui/layout/parts.tsx'
import { usePart } from '#ui/layout/use-part.ts'
import type { Choices } from '#ui/view/choices.ts'
import { townChoice } from './town-choice-part.ts'
import type { TownChoiceView } from './town-choice-view.ts'
import * as css from './town-choice.css.ts'

/** The choice of one's own municipality. Load this module lazily. */
const TownChoiceDialog = () => {
  const view = usePart(townChoice)
  return view ? <TownChoice view={view} /> : null
}
export { TownChoiceDialog as default }

const TownChoice = ({ view: { title, lead, locate, problem, towns, cancel } }: { readonly view: TownChoiceView }) => {
  useBackCloses(true, cancel.press)
  return (
    <Dialog isOpen title={title} onClose={cancel.press} closeLabel={cancel.label}>
      <div className={css.above}>
        <p className={css.lead}>{lead}</p>
        <ActionButton variant="secondary" icon={LocateFixed} action={locate} />
        <div role="alert" className={css.problem}>
          {problem === undefined ? null : <NoticeBar tone="warning" icon={CircleAlert} text={problem} isHeardAround />}
        </div>
      </div>
      <PanelLayout panel={towns} waiting={<Waiting />}>
        {({ empty, choices }) => (
          <>
            {empty === undefined ? null : <p className={css.lead}>{empty}</p>}
            <Towns view={choices} />
          </>
        )}
      </PanelLayout>
    </Dialog>
  )
}

const Towns = ({ view: { label, choices } }: { readonly view: Choices }) => (
  <fieldset className={css.list} aria-label={label}>
    {choices.map(({ key, label: name, isOn, flip }) => (
      <button key={key} className={css.town} type="button" aria-pressed={isOn} onClick={flip}>
        <bdi className={css.name}>{name}</bdi>
        {isOn ? <Check size={20} className={css.sign} aria-hidden /> : null}
      </button>
    ))}
  </fieldset>
)

const Waiting = () => (
  <div className={css.list}>
    <Several count={6}>
      <div className={css.bone}>
        <Skeleton width="45%" />
      </div>
    </Several>
  </div>
)
