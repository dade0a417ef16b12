import { style } from '@vanilla-extract/css'

/** The height of a strip, the same before and after loading (ADS-04). */
export const STRIP = '7.5rem'

/** The space reserved before the answer. */
export const room = style({ height: STRIP })
