/** The tones of the interface. Each look has all of them. */
export type Palette = Readonly<
  Record<
    | 'ground'
    | 'surface'
    | 'raised'
    | 'raisedHover'
    | 'line'
    /** Edges that alone tell where a control is (fields, checkboxes, the track of a switch): 3:1 or more. */
    | 'lineStrong'
    | 'text'
    | 'muted'
    | 'accent'
    | 'accentHover'
    | 'accentPressed'
    | 'accentInk'
    | 'selected'
    | 'warm'
    | 'warmInk'
    | 'warmGround'
    | 'positive'
    | 'positiveGround'
    | 'warning'
    | 'warningGround'
    | 'danger'
    | 'dangerHover'
    | 'dangerInk'
    | 'dangerGround'
    | 'infoGround'
    | 'scrim',
    string
  >
>

/** What a look draws the interface and its maps with: plain data, one file each. */
export type LookTokens = Readonly<{
  color: Palette
  shadow: Readonly<Record<'low' | 'high', string>>
  map: Readonly<Record<'land' | 'water' | 'wood' | 'road' | 'path', string>>
}>
