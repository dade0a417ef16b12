/** One of some options, each with its words. */
export const Choice = <Value extends string | number>({
  title,
  value,
  options,
  onChoose,
}: Readonly<{
  title: string
  value: Value
  options: readonly (readonly [value: Value, words: string])[]
  onChoose: (value: Value) => void
}>) => (
  <label>
    {title}
    <select
      value={value}
      onChange={({ currentTarget: { selectedIndex } }) => {
        const chosen = options[selectedIndex]
        if (chosen) onChoose(chosen[0])
      }}
    >
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

/** The options, and the value too where it is none of them. */
export const including = <Value extends string | number>(
  options: readonly (readonly [value: Value, words: string])[],
  value: Value,
  words: string,
): typeof options => (options.some(([one]) => one === value) ? options : [...options, [value, words]])
