import { type ReactNode, useEffect, useState } from 'react'
import * as css from './drawing.css.ts'

export type DrawingName =
  | 'bell'
  | 'chat'
  | 'search'
  | 'heart'
  | 'calendar'
  | 'map'
  | 'lock'
  | 'list'
  | 'offline'
  | 'lost'

const sheet = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

type Subjects = Readonly<Record<DrawingName, ReactNode>>
let drawn: Subjects | undefined

/** What the drawings show, fetched with the first of them: an empty page shows its words at once. */
const useSubjects = (): Subjects | undefined => {
  const [subjects, setSubjects] = useState(drawn)
  useEffect(() => {
    if (subjects) return
    void import('./drawing-subjects.tsx').then(
      (file) => setSubjects((drawn = file.subjects)),
      // Without a network the square stays empty: the words beside it say what there is to say.
      () => {},
    )
  }, [subjects])
  return subjects
}

/** A small illustration for an empty page. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg className={css.drawing} viewBox="0 0 200 128" width="200" height="128" aria-hidden>
    <circle className={css.halo} cx="100" cy="64" r="62" />
    <path className={css.far} d="M12 116c18-22 34-30 52-22 14-18 34-22 52-6 22-12 48-4 72 28Z" />
    <path className={css.near} d="M28 120c30-18 58-22 86-12 22-8 40-4 58 12Z" opacity="0.65" />
    <g {...sheet}>{useSubjects()?.[name]}</g>
  </svg>
)
