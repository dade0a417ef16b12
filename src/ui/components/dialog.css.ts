import { keyframes, style } from '@vanilla-extract/css'
import { stack } from '#ui/theme/primitives.ts'
import { container, media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { panel, scrim } from './overlay.css.ts'

const rise = keyframes({ from: { translate: '0 1.5rem', opacity: 0 } })
const grow = keyframes({ from: { scale: '0.96', opacity: 0 } })

// At the bottom on phones, within reach of the thumb; in the centre on wide screens.
export const overlay = style([
  scrim,
  {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    padding: vars.space[3],
    paddingBlockEnd: `calc(${vars.space[3]} + ${vars.safe.bottom})`,
    '@media': { [media.wide]: { alignItems: 'center', padding: vars.space[6] } },
  },
])

export const modal = style([
  panel,
  {
    width: '100%',
    maxWidth: vars.size.dialogMax,
    maxHeight: '100%',
    ...stack(),
    borderRadius: vars.radius.large,
    overflow: 'hidden',
    selectors: { '[data-entering] > &': { animation: `${rise} ${vars.motion.quick} ${vars.motion.ease}` } },
    '@media': {
      [media.wide]: {
        selectors: { '[data-entering] > &': { animation: `${grow} ${vars.motion.quick} ${vars.motion.ease}` } },
      },
    },
  },
])

export const tall = style({ height: '100%', '@media': { [media.wide]: { maxHeight: '46rem' } } })

export const tallBody = style({
  ...stack(),
  flex: '1 1 auto',
  minHeight: 0,
  '@container': { [container.low]: { flex: 'none' } },
})

export const text = style({ color: vars.color.muted, textWrap: 'pretty' })
