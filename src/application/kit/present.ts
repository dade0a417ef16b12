/** A value that the way into a state has put in the context; its absence is a defect of the machine, not of the world. */
export const present = <A>(value: A | undefined): A => {
  if (value === undefined) throw new Error('A state was entered without what it needs')
  return value
}
