/** A record of which some fields came and could not be read: they are neither known nor none (fault 55). */
export type Partly<Field extends string> = Readonly<{ unreadable?: readonly Field[] | undefined }>

/** Whether a field came and could not be read. */
export const isUnreadable = <Field extends string>({ unreadable }: Partly<Field>, field: NoInfer<Field>): boolean =>
  unreadable?.includes(field) ?? false
