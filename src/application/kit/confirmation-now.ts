/** The part of a confirmation's actor that its view needs. */
type Asking = Readonly<{
  getSnapshot: () => Readonly<{ hasTag: (tag: 'busy') => boolean }>
  send: (answer: { type: 'confirmed' } | { type: 'cancelled' }) => void
}>

/** An open confirmation, and its two answers. */
export const confirmationNow = (asking: Asking) => ({
  isBusy: asking.getSnapshot().hasTag('busy'),
  confirm: () => asking.send({ type: 'confirmed' }),
  cancel: () => asking.send({ type: 'cancelled' }),
})

/** The removal that is being confirmed or running; undefined while there is none. */
export const removalNow = <Removal>(
  area: Readonly<{
    matches: (state: { working: 'removing' }) => boolean
    children: Readonly<{ removal?: Asking | undefined }>
    context: Readonly<{ removal: Removal | undefined }>
  }>,
): (ReturnType<typeof confirmationNow> & Readonly<{ subject: NonNullable<Removal> }>) | undefined => {
  const { removal: subject } = area.context
  const { removal: asking } = area.children
  return area.matches({ working: 'removing' }) && subject && asking
    ? { subject, ...confirmationNow(asking) }
    : undefined
}
