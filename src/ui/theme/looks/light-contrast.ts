import type { LookTokens } from './dark.ts'

/** Light with a high contrast: 7 to 1 for all words (WCAG 1.4.6). */
export const lightContrast = {
  color: {
    ground: '#FFFFFF',
    surface: '#FFFFFF',
    raised: '#F2F4F8',
    raisedHover: '#E6EAF2',
    line: '#5A6478',
    lineStrong: '#3C465A',
    text: '#000000',
    muted: '#2A3344',
    accent: '#003D80',
    accentHover: '#00316A',
    accentPressed: '#002654',
    accentInk: '#FFFFFF',
    selected: '#DCEAFF',
    warm: '#5C3000',
    warmInk: '#FFFFFF',
    warmGround: '#FFF1DF',
    positive: '#004D2E',
    positiveGround: '#E6F7EE',
    warning: '#523900',
    warningGround: '#FFF6D9',
    danger: '#7E0F0A',
    dangerHover: '#650B07',
    dangerInk: '#FFFFFF',
    dangerGround: '#FFECEA',
    infoGround: '#E8F1FF',
    scrim: 'rgb(0 0 0 / 65%)',
  },
  shadow: {
    low: 'none',
    high: '0 0 0 1px #5A6478',
  },
  map: { land: '#FFFFFF', water: '#9CC4EE', wood: '#BFE0B6', road: '#6B6B6B', path: '#9A9A9A' },
} as const satisfies LookTokens
