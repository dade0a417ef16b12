import { keyframes, style } from '@vanilla-extract/css'
import { stack, surface } from '#ui/theme/primitives.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { panel, scrim } from './overlay.css.ts'

const up = keyframes({ from: { translate: '0 100%' } })
const down = keyframes({ to: { translate: '0 100%' } })
const beside = `calc(${vars.forward} * 100%) 0`
const across = keyframes({ from: { translate: beside } })
const away = keyframes({ to: { translate: beside } })

export const overlay = style([
  scrim,
  {
    display: 'flex',
    alignItems: 'flex-end',
    '@media': { [media.wide]: { alignItems: 'stretch', justifyContent: 'flex-end' } },
  },
])

export const modal = style([
  panel,
  {
    width: '100%',
    maxHeight: 'calc(100% - 3rem)',
    ...stack(),
    overflow: 'hidden',
    borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
    borderWidth: '1px 0 0',
    paddingBlockEnd: vars.safe.bottom,
    paddingInline: `${vars.safe.start} ${vars.safe.end}`,
    selectors: {
      '[data-entering] > &': { animation: `${up} ${vars.motion.calm} ${vars.motion.ease}` },
      '[data-exiting] > &': { animation: `${down} ${vars.motion.quick} ${vars.motion.ease} forwards` },
    },
    '@media': {
      [media.wide]: {
        width: vars.size.sidePanel,
        maxWidth: '90vw',
        maxHeight: 'none',
        borderStartEndRadius: 0,
        borderEndStartRadius: vars.radius.large,
        borderWidth: 0,
        borderInlineStartWidth: '1px',
        paddingBlockStart: vars.safe.top,
        paddingInlineStart: 0,
        selectors: {
          '[data-entering] > &': { animation: `${across} ${vars.motion.calm} ${vars.motion.ease}` },
          '[data-exiting] > &': { animation: `${away} ${vars.motion.quick} ${vars.motion.ease} forwards` },
        },
      },
    },
  },
])

export const grip = style({
  flexShrink: 0,
  width: '2.5rem',
  height: '4px',
  margin: `${vars.space[2]} auto calc(-1 * ${vars.space[3]})`,
  ...surface('lineStrong', 'full'),
  '@media': { [media.wide]: { display: 'none' } },
})
