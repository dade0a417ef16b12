import { style } from '@vanilla-extract/css'

/** How high a strip is: as high before it is known what stands there as after (ADS-04). */
export const STRIP = '7.5rem'

/** The room that is kept before it is known whether there is anything. */
export const room = style({ height: STRIP })
