import { lazy } from '#ui/components/lazy.tsx'
import { whenIdle } from '#ui/components/when-idle.ts'
import { laterMessages } from '#ui/language/language-context.tsx'
import { LateBoundary } from '#ui/layout/reading/late-boundary.tsx'

/** Reminders are no part of the first page: they come once it has nothing better to do. */
const Reminders = lazy(async () => {
  await whenIdle()
  const [reminders] = await Promise.all([import('./reminders.tsx'), laterMessages()])
  return reminders
})

/** The reminders of whoever is signed in. */
export const LateReminders = () => (
  <LateBoundary>
    <Reminders />
  </LateBoundary>
)
