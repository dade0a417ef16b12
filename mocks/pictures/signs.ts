/** The stroke style of lucide icons, on a grid of 24. */
type Strokes = Readonly<{
  __iconData: Readonly<{ node: readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[] }>
}>

/** An icon of the app's icon set (lucide, ISC licence), as the content of an SVG. */
export const signOf = async (name: string): Promise<string> => {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as Strokes
  return __iconData.node
    .map(([element, attributes]) => {
      const written = Object.entries(attributes).flatMap(([key, value]) => (key === 'key' ? [] : [`${key}="${value}"`]))
      return `<${[element, ...written].join(' ')}/>`
    })
    .join('')
}
