/** Dark: the look of the product, and what everyone meets first (SHELL-01). */
export const dark = {
  color: {
    ground: '#0E1420',
    surface: '#172033',
    raised: '#212C45',
    raisedHover: '#2A3755',
    line: '#2B3754',
    /** Edges that alone tell where a control is (fields, checkboxes, the track of a switch): 3:1 or more. */
    lineStrong: '#6A7AA3',
    text: '#F2F5FA',
    muted: '#A9B5CC',
    accent: '#7CB8FF',
    accentHover: '#9ACAFF',
    accentPressed: '#5FA4F4',
    accentInk: '#071C36',
    selected: '#24426B',
    warm: '#FFB86B',
    warmInk: '#2B1600',
    warmGround: '#3A2913',
    positive: '#5FD6A4',
    positiveGround: '#143A2D',
    warning: '#FFD46B',
    warningGround: '#39300F',
    danger: '#FF9D98',
    dangerHover: '#FFB5B1',
    dangerInk: '#3A0508',
    dangerGround: '#43191F',
    infoGround: '#183254',
    scrim: 'rgb(4 8 16 / 68%)',
  },
  shadow: {
    low: '0 1px 2px rgb(0 0 0 / 30%)',
    high: '0 12px 40px rgb(0 0 0 / 50%), 0 2px 8px rgb(0 0 0 / 30%)',
  },
  map: { land: '#172033', water: '#123356', wood: '#16303A', road: '#46587F', path: '#31405F' },
} as const

/** The tones of the interface. Each look has all of them. */
export type Palette = Readonly<Record<keyof typeof dark.color, string>>

/** What a look draws the interface and its maps with: plain data, one file each. */
export type LookTokens = Readonly<{
  color: Palette
  shadow: Readonly<Record<keyof typeof dark.shadow, string>>
  map: Readonly<Record<keyof typeof dark.map, string>>
}>
