type Size = Readonly<{ width: number; height: number }>

/** The chosen square of a picture: zoom relative to the largest square, and centre. */
export type Crop = Readonly<{
  /** 1 is the largest square that fits. */
  zoom: number
  /** The centre, as fractions of width and height. */
  x: number
  y: number
}>

/** A square of a picture, in pixels of the picture. */
export type Square = Readonly<{ left: number; top: number; side: number }>

export const CENTRE: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const NEAREST = 4

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom

/** The minimum distance of the centre from the edges: the square stays inside the picture. */
const middle = (share: number, length: number, side: number): number =>
  within(share, side / 2 / length, 1 - side / 2 / length)

/** The same crop, limited to the picture. */
export const fitted = (crop: Crop, size: Size): Crop => {
  const zoom = within(crop.zoom, 1, NEAREST)
  const side = sideOf(size, zoom)
  return { zoom, x: middle(crop.x, size.width, side), y: middle(crop.y, size.height, side) }
}

/** The pixels of a crop (PROF-05). */
export const squareOf = (crop: Crop, size: Size): Square => {
  const { zoom, x, y } = fitted(crop, size)
  const side = sideOf(size, zoom)
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side }
}

/** The crop after a drag, in fractions of the square: positive values move the picture right and down. */
export const pushed = (crop: Crop, size: Size, right: number, down: number): Crop => {
  const side = sideOf(size, crop.zoom)
  return fitted({ ...crop, x: crop.x - (right * side) / size.width, y: crop.y - (down * side) / size.height }, size)
}
