import { lazy, Suspense, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { type Announcement, announcementOf, announcementOfFailure } from './announcements.ts'
import { usePiazza, usePorts } from './piazza-context.tsx'

const Toasts = lazy(() => import('./toasts.tsx'))

/** Says what happened: all news and all failed requests pass here, and the two tables decide what is said (SHELL-16, ERR-01). */
export const Announcer = () => {
  const piazza = usePiazza()
  const { traffic } = usePorts()
  const intl = useIntl()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const say = (announcement: Announcement | undefined) => {
      if (!announcement) return
      setNeeded(true)
      const text = typeof announcement.text === 'string' ? announcement.text : intl.formatMessage(announcement.text)
      void import('#ui/components/toast.tsx').then(({ toasts }) =>
        toasts.show({ text, tone: announcement.tone, duration: announcement.duration }),
      )
    }
    const deaf = [
      piazza.listen((news) => say(announcementOf(news))),
      traffic.watchFailures((failure) => say(announcementOfFailure(failure))),
    ]
    return () => deaf.forEach((stop) => stop())
  }, [piazza, traffic, intl])
  return isNeeded ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
