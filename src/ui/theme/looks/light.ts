import type { LookTokens } from './dark.ts'

/** Light: for the sun, and for those who read dark words better. */
export const light = {
  color: {
    ground: '#F3F5F9',
    surface: '#FFFFFF',
    raised: '#E8EDF6',
    raisedHover: '#DAE2EF',
    line: '#CBD4E3',
    lineStrong: '#66748F',
    text: '#101828',
    muted: '#434F65',
    accent: '#0B57B0',
    accentHover: '#0A4A97',
    accentPressed: '#083C7C',
    accentInk: '#FFFFFF',
    selected: '#CFE1FB',
    warm: '#874800',
    warmInk: '#FFFFFF',
    warmGround: '#FFEBD2',
    positive: '#0A6642',
    positiveGround: '#DDF4E8',
    warning: '#745200',
    warningGround: '#FFF3CC',
    danger: '#B3261E',
    dangerHover: '#8F1E18',
    dangerInk: '#FFFFFF',
    dangerGround: '#FDE3E1',
    infoGround: '#DFECFD',
    scrim: 'rgb(16 24 40 / 55%)',
  },
  shadow: {
    low: '0 1px 2px rgb(16 24 40 / 12%)',
    high: '0 12px 40px rgb(16 24 40 / 18%), 0 2px 8px rgb(16 24 40 / 10%)',
  },
  map: { land: '#F1EFEA', water: '#AFCFEF', wood: '#CFE6C8', road: '#B3AC9E', path: '#D3CEC2' },
} as const satisfies LookTokens
