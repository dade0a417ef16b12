/** The strokes of a sign, as lucide draws them on a ground of 24. */
type Strokes = Readonly<{
  __iconData: Readonly<{ node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[] }>
}>

/** A sign of the app's one set (lucide, ISC licence), as the inside of an SVG. */
export const signOf = async (name: string): Promise<string> => {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as Strokes
  return __iconData.node
    .map(([element, attributes]) => {
      const written = Object.entries(attributes).flatMap(([key, value]) => (key === 'key' ? [] : [`${key}="${value}"`]))
      return `<${[element, ...written].join(' ')}/>`
    })
    .join('')
}
