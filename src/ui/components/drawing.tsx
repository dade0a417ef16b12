import { type ReactNode, useEffect, useState } from 'react'
import * as css from './drawing.css.ts'

/** The drawings of empty pages. */
export type EmptyName = 'bell' | 'chat' | 'search' | 'heart' | 'calendar' | 'map' | 'lock' | 'list'
export type DrawingName = EmptyName | 'offline' | 'lost'

const sheet = { strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

type Subjects<Name extends DrawingName> = Readonly<Record<Name, ReactNode>>

/** Failures have theirs at hand: nothing more is fetched where something could not be. */
const failures: Subjects<Exclude<DrawingName, EmptyName>> = {
  offline: (
    <>
      <path className={css.body} d="M80 92a18 18 0 0 1-2-36 24 24 0 0 1 46-4 20 20 0 0 1-2 40Z" />
      <path className={css.sparkStroke} d="m91 66 18 16M109 66 91 82" />
    </>
  ),
  lost: (
    <>
      <path className={css.stroke} d="M72 100V64a28 28 0 0 1 56 0v36" strokeWidth="9" />
      <path className={css.sparkStroke} d="M93 62a8 8 0 1 1 11 9c-3 1-4 3-4 6" />
      <circle className={css.spark} cx="100" cy="90" r="3.5" />
    </>
  ),
}

let drawn: Subjects<EmptyName> | undefined
const isFailure = (name: DrawingName): name is keyof typeof failures => name in failures

/** What a drawing shows. Those of empty pages are fetched with the first of them: the words are there at once. */
const useSubject = (name: DrawingName): ReactNode => {
  const [empties, setEmpties] = useState(drawn)
  const isMissing = empties === undefined && !isFailure(name)
  useEffect(() => {
    if (!isMissing) return
    void import('./drawing-subjects.tsx').then(
      (file) => setEmpties((drawn = file.subjects)),
      // Without a network the square stays empty: the words beside it say what there is to say.
      () => {},
    )
  }, [isMissing])
  return isFailure(name) ? failures[name] : empties?.[name]
}

/** A small illustration for an empty page. */
export const Drawing = ({ name }: { readonly name: DrawingName }) => (
  <svg className={css.drawing} viewBox="0 0 200 128" width="200" height="128" aria-hidden>
    <circle className={css.halo} cx="100" cy="64" r="62" />
    <path className={css.far} d="M12 116c18-22 34-30 52-22 14-18 34-22 52-6 22-12 48-4 72 28Z" />
    <path className={css.near} d="M28 120c30-18 58-22 86-12 22-8 40-4 58 12Z" opacity="0.65" />
    <g {...sheet}>{useSubject(name)}</g>
  </svg>
)
