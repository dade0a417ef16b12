import type { LookTokens } from './dark.ts'

/** Dark with a high contrast: 7 to 1 for all words (WCAG 1.4.6). */
export const darkContrast = {
  color: {
    ground: '#000000',
    surface: '#0B0F18',
    raised: '#151C2B',
    raisedHover: '#1D2638',
    line: '#5C6A8A',
    lineStrong: '#A9B5CC',
    text: '#FFFFFF',
    muted: '#D8DFEC',
    accent: '#A9D2FF',
    accentHover: '#C6E1FF',
    accentPressed: '#8CC3FF',
    accentInk: '#00101F',
    selected: '#123055',
    warm: '#FFD09A',
    warmInk: '#1A0D00',
    warmGround: '#241806',
    positive: '#8BEBC2',
    positiveGround: '#08261B',
    warning: '#FFE28A',
    warningGround: '#221C06',
    danger: '#FFC2BF',
    dangerHover: '#FFD6D4',
    dangerInk: '#2A0205',
    dangerGround: '#2C0D12',
    infoGround: '#0C1E38',
    scrim: 'rgb(0 0 0 / 80%)',
  },
  shadow: {
    low: 'none',
    high: '0 0 0 1px #5C6A8A',
  },
  map: { land: '#0B0F18', water: '#0A2B52', wood: '#0B2A22', road: '#8793AD', path: '#5C6A8A' },
} as const satisfies LookTokens
