import { keyframes, style } from '@vanilla-extract/css'
import { flexRow } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { panel, scrim } from './overlay.css.ts'

const enter = keyframes({ from: { translate: '-100% 0' } })
const leave = keyframes({ to: { translate: '-100% 0' } })

export const overlay = style([scrim, { display: 'flex', alignItems: 'stretch' }])

export const modal = style([
  panel,
  {
    width: '20rem',
    maxWidth: '86vw',
    borderWidth: '0 1px 0 0',
    borderRadius: `0 ${vars.radius.large} ${vars.radius.large} 0`,
    overflow: 'hidden',
    paddingBlock: `${vars.safe.top} ${vars.safe.bottom}`,
    paddingInlineStart: vars.safe.left,
    selectors: {
      '[data-entering] > &': { animation: `${enter} ${vars.motion.calm} ${vars.motion.ease}` },
      '[data-exiting] > &': { animation: `${leave} ${vars.motion.quick} ${vars.motion.ease} forwards` },
    },
  },
])

export const heading = style({
  ...flexRow(),
  justifyContent: 'space-between',
  minHeight: vars.size.topBar,
  paddingInline: `${vars.space[4]} ${vars.space[3]}`,
})

export const body = style({ flex: 1, minHeight: 0, overflowY: 'auto', padding: vars.space[3] })
