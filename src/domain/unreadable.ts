/** A record of which some fields came and could not be read: they are neither known nor none (fault 55). */
export type Partly<Field extends string> = Readonly<{ unreadable?: readonly Field[] | undefined }>

/** What takes place on a day, of which the time at which it begins or its last day may be unreadable. */
export type PartlyTimed = Partly<'startTime' | 'endDate'>

/** Whether a field came and could not be read. */
export const isUnreadable = <Field extends string>({ unreadable }: Partly<Field>, field: NoInfer<Field>): boolean =>
  unreadable?.includes(field) ?? false
