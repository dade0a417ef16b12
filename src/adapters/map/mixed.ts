const channel = (colour: string, from: number): number => Number.parseInt(colour.slice(from, from + 2), 16)

/** A part of one colour in another, all written `#RRGGBB`: a canvas mixes colours itself in newer browsers only. */
export const mixed = (one: string, part: number, other: string): string =>
  [1, 3, 5]
    .map((from) => Math.round(channel(one, from) * part + channel(other, from) * (1 - part)))
    .reduce((colour, value) => colour + value.toString(16).padStart(2, '0'), '#')
