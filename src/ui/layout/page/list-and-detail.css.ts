import { style } from '@vanilla-extract/css'
import { fill, hairline, singleColumn } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'

/** The list, and from the desktop on what is open beside it. */
export const area = style({
  position: 'relative',
  ...singleColumn(),
  height: '100%',
  minHeight: 0,
  minWidth: 0,
  gridTemplateRows: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: `${vars.size.listMax} minmax(0, 1fr)` } },
})

export const listPane = style({
  minWidth: 0,
  minHeight: 0,
  '@media': { [media.desktop]: { borderInlineEnd: hairline } },
})

/** Under what is open: out of sight and out of reach, but as large as before, so that it keeps its place. */
export const behind = style({ ...fill, visibility: 'hidden' })

/** What is open, and under it what may be held at the bottom. */
export const detailPane = style({
  ...singleColumn(),
  gridTemplateRows: 'minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
})

export const choosing = style({
  display: 'grid',
  // From a height of its own: what comes at the foot later does not push it up.
  gridTemplateRows: 'auto 1fr',
  justifyItems: 'center',
  gap: vars.space[8],
  height: '100%',
  minHeight: 0,
  overflowY: 'auto',
  padding: `12dvh ${vars.space[6]} ${vars.space[6]}`,
})
