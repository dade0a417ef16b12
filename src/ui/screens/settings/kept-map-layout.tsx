import { Download, RotateCw, Trash2, X } from 'lucide-react'
import { Progress } from '#ui/components/progress.tsx'
import { ActionButton } from '#ui/layout/parts.tsx'
import { SectionCard } from '#ui/layout/section-card.tsx'
import type { KeptMapView } from './kept-map-view.ts'
import * as css from './settings.css.ts'

const SIGNS = { fetch: Download, retry: RotateCw, cancel: X, remove: Trash2 } as const

/** The town's map for times without a network. The button stays the same one, so that the focus stays on it. */
export const KeptMap = ({ view: { title, text, said, note, coming, sign, act } }: { readonly view: KeptMapView }) => (
  <SectionCard title={title}>
    {text === undefined ? null : <p className={css.text}>{text}</p>}
    <output className={css.said}>{said}</output>
    {note === undefined ? null : <p className={css.text}>{note}</p>}
    {coming === undefined ? null : <Progress {...coming} />}
    {act === undefined ? null : <ActionButton variant="secondary" icon={SIGNS[sign]} action={act} />}
  </SectionCard>
)
