/** A lake or a wood: its shore alternates longitude and latitude, in degrees. */
export type LandShape = Readonly<{ name: string; points: readonly number[] }>
/** 1: motorway. 2: main road. 3: street, visible at high zoom. */
export type Road = Readonly<{ rank: 1 | 2 | 3; points: readonly number[] }>
/** 1: visible at low zoom. 3: visible at high zoom. */
export type Town = Readonly<{ name: string; rank: 1 | 2 | 3; at: readonly [longitude: number, latitude: number] }>

/** A schematic map drawn by hand, which needs no network. */
export type Landscape = Readonly<{
  lakes: readonly LandShape[]
  woods: readonly LandShape[]
  /** From source to mouth; each alternates longitude and latitude, in degrees. */
  rivers: readonly (readonly number[])[]
  roads: readonly Road[]
  towns: readonly Town[]
}>
