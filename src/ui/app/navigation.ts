import { useEffect, useEffectEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { News } from '#application/news.ts'
import { afterPaint } from '#ui/components/after-paint.ts'
import { isDialogOnTop, whenDialogsLeft, whenHistorySettled } from './dialog-history.ts'
import { leadUnasked } from './leave-guard.ts'
import { usePiazza, usePorts } from './piazza-context.tsx'
import { leadsToSignIn } from './screens.ts'
import { arrived, type Course, steer, steerBack } from './steering.ts'

/** The Navigation API where there is one; elsewhere the length of the history is the best there is to know. */
const hasHistory = (): boolean =>
  (globalThis as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack ?? history.length > 1

/** Where the citizen is, without language prefix, with the query. */
export const useWhereabouts = (): string => {
  const [path] = useLocation()
  const search = useSearch()
  return search === '' ? path : `${path}?${search}`
}

const useFollow = () => {
  const [, navigate] = useLocation()
  return (course: Course, by: (lead: () => void) => void = (lead) => lead()) => {
    if (!course) return
    const replaces = course.kind === 'go' && (course.replace || isDialogOnTop())
    const when = course.kind === 'go' && course.isGone ? whenDialogsLeft : whenHistorySettled
    when(() => {
      if (course.kind === 'back') history.back()
      else by(() => navigate(course.to, { replace: replaces }))
    })
  }
}

/** What the back button of the top bar does (SHELL-02). */
export const useGoBack = (): (() => void) => {
  const { journey } = usePorts()
  const path = useWhereabouts()
  const follow = useFollow()
  return () => afterPaint(() => follow(steerBack({ path, hasHistory: hasHistory(), journey })))
}

/** Takes the citizen where news lead, and notes each arrival. One for the whole app. */
export const useSteering = (): void => {
  const piazza = usePiazza()
  const { journey } = usePorts()
  const path = useWhereabouts()
  const follow = useFollow()
  useEffect(() => {
    arrived({ path, journey, attempt: piazza.attempt })
    // Whoever stands at the sign-in needs no invitation to it.
    if (leadsToSignIn(path)) piazza.session.send({ type: 'invitation.declined' })
  }, [path, journey, piazza])
  const onNews = useEffectEvent((news: News) =>
    follow(steer(news, { path: path + location.hash, hasHistory: hasHistory(), journey }), leadUnasked),
  )
  useEffect(() => piazza.listen(onNews), [piazza])
}
