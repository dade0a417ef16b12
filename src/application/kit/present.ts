/** A context value that the transition into a state has set; its absence is a defect of the machine. */
export const present = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error('A state was entered without what it needs')
  return value
}
