import { keyframes, style } from '@vanilla-extract/css'
import { flexRow } from '#ui/theme/primitives.ts'
import { vars } from '#ui/theme/theme.css.ts'
import { panel, scrim } from './overlay.css.ts'

const beside = `calc(${vars.forward} * -100%) 0`
const enter = keyframes({ from: { translate: beside } })
const leave = keyframes({ to: { translate: beside } })

export const overlay = style([scrim, { display: 'flex', alignItems: 'stretch' }])

export const modal = style([
  panel,
  {
    width: '20rem',
    maxWidth: '86vw',
    borderWidth: 0,
    borderInlineEndWidth: '1px',
    borderStartEndRadius: vars.radius.large,
    borderEndEndRadius: vars.radius.large,
    overflow: 'hidden',
    paddingBlock: `${vars.safe.top} ${vars.safe.bottom}`,
    paddingInlineStart: vars.safe.start,
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
