import type { ReactNode } from 'react'
import * as css from './drawing.css.ts'
import type { EmptyName } from './drawing.tsx'

/** What empty pages show, fetched with the first of them. Each has the same square at dusk, centred on 100,68, about 60 wide, with one warm colour. */
export const subjects: Readonly<Record<EmptyName, ReactNode>> = {
  bell: (
    <>
      <path className={css.body} d="M100 36c-15 0-23 10-23 24v14l-8 13h62l-8-13V60c0-14-8-24-23-24Z" />
      <path className={css.stroke} d="M100 29v7M91 95a9 9 0 0 0 18 0" />
      <circle className={css.spark} cx="124" cy="43" r="8" />
    </>
  ),
  chat: (
    <>
      <path
        className={css.body}
        d="M66 36h50a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H88L74 90V78h-8a10 10 0 0 1-10-10V46a10 10 0 0 1 10-10Z"
      />
      <path className={css.sparkStroke} d="M138 58h2a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-4v9l-11-9h-19" />
      <path className={css.stroke} d="M72 52h36M72 63h22" />
    </>
  ),
  search: (
    <>
      <circle className={css.body} cx="94" cy="60" r="26" />
      <path className={css.stroke} d="m113 79 19 19" strokeWidth="6" />
      <circle className={css.spark} cx="101" cy="52" r="5" />
      <path className={css.quiet} d="M80 62a14 14 0 0 1 7-13" />
    </>
  ),
  heart: (
    <>
      <path className={css.body} d="M100 96S66 77 66 55a17 17 0 0 1 34-5 17 17 0 0 1 34 5c0 22-34 41-34 41Z" />
      <path className={css.quiet} d="M77 55a7 7 0 0 1 6-7" />
      <circle className={css.spark} cx="138" cy="38" r="5" />
    </>
  ),
  calendar: (
    <>
      <rect className={css.body} x="67" y="40" width="66" height="56" rx="10" />
      <path className={css.stroke} d="M67 57h66M83 33v13M117 33v13" />
      <circle className={css.spark} cx="116" cy="79" r="6" />
      <path className={css.quiet} d="M81 70h.1M99 70h.1M117 66h.1M81 83h.1M99 83h.1" strokeWidth="5" />
    </>
  ),
  map: (
    <>
      <path className={css.body} d="m64 46 24-9 24 9 24-9v50l-24 9-24-9-24 9Z" />
      <path className={css.stroke} d="M88 37v50M112 46v50" />
      <path className={css.spark} d="M100 78s-14-13-14-23a14 14 0 0 1 28 0c0 10-14 23-14 23Z" />
      <circle className={css.near} cx="100" cy="55" r="5" />
    </>
  ),
  lock: (
    <>
      <path className={css.stroke} d="M84 60V49a16 16 0 0 1 32 0v11" />
      <rect className={css.body} x="71" y="60" width="58" height="40" rx="10" />
      <circle className={css.spark} cx="100" cy="77" r="5" />
      <path className={css.sparkStroke} d="M100 80v8" />
    </>
  ),
  list: (
    <>
      <rect className={css.body} x="68" y="32" width="64" height="68" rx="10" />
      <path className={css.stroke} d="M96 50h22M96 66h22M96 82h14" />
      <path className={css.quiet} d="M82 66h.1M82 82h.1" strokeWidth="6" />
      <circle className={css.spark} cx="82" cy="50" r="4" />
    </>
  ),
}
