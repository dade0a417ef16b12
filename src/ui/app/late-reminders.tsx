import { lazy, Suspense } from 'react'
import { whenIdle } from '#ui/components/when-idle.ts'
import { laterMessages } from './language-context.tsx'
import { LateBoundary } from './late-boundary.tsx'
import { useSession } from './piazza-context.tsx'

/** Reminders are no part of the first page: they come once it has nothing better to do. */
const Reminders = lazy(async () => {
  await whenIdle()
  const [reminders] = await Promise.all([import('./reminders.tsx'), laterMessages()])
  return reminders
})

/** The reminders of whoever is signed in; somebody else's begin anew. */
export const LateReminders = () => {
  const { standing, user } = useSession()
  return standing === 'authenticated' ? (
    <LateBoundary>
      <Suspense>
        <Reminders key={user?.id} />
      </Suspense>
    </LateBoundary>
  ) : null
}
