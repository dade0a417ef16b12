const channel = (colour: string, from: number): number => Number.parseInt(colour.slice(from, from + 2), 16)

/** Mixes two colours, all written `#RRGGBB`: only newer browsers can mix colours on a canvas. */
export const mixed = (one: string, part: number, other: string): string =>
  [1, 3, 5]
    .map((from) => Math.round(channel(one, from) * part + channel(other, from) * (1 - part)))
    .reduce((colour, value) => colour + value.toString(16).padStart(2, '0'), '#')
