import { useEffect, useState } from 'react'
import { lazy } from '#ui/components/lazy.tsx'
import { useIntl } from 'react-intl'
import { afterFirstTouch } from './after-first-touch.ts'
import type { Saying } from './saying.ts'
import { laterMessages } from '#ui/language/language-context.tsx'
import { LateBoundary } from '#ui/layout/reading/late-boundary.tsx'
import * as css from '#ui/layout/page/page.css.ts'
import { usePiazza, usePorts } from '#ui/layout/piazza-context.tsx'

const loadToasts = () => import('./toasts.tsx')
const Toasts = lazy(loadToasts)
const toastQueue = () => import('#ui/components/toast.tsx').then(({ toasts }) => toasts)
/** What is said of what, and its words: no part of the first page. */
const tables = async () => {
  const [said, saying] = await Promise.all([import('./announcements.ts'), import('./saying.ts'), laterMessages()])
  return { ...said, ...saying }
}

/** How long after the page the tables come where nothing was touched, in milliseconds. */
const AFTER_PAGE = 5000

/** Overlays are no part of the first page: they come after the first touch, before anything can need them offline. */
const useOverlaysAfterFirstTouch = () =>
  useEffect(
    () =>
      afterFirstTouch(
        () => void Promise.allSettled([tables(), toastQueue(), loadToasts(), import('#ui/layout/question.tsx')]),
      ),
    [],
  )

const listening = (target: EventTarget, type: string, hear: () => void): (() => void) => {
  target.addEventListener(type, hear)
  return () => target.removeEventListener(type, hear)
}

/**
 * Says what happened: all news and all failed requests pass here, and the tables decide what is said and what is taken back
 * (SHELL-16, ERR-01). Where the toasts themselves cannot be fetched, the words stand plainly on the page.
 */
export const Announcer = () => {
  const piazza = usePiazza()
  const { traffic } = usePorts()
  const intl = useIntl()
  const [isNeeded, setNeeded] = useState(false)
  const [plain, setPlain] = useState<string>()
  useOverlaysAfterFirstTouch()
  useEffect(() => {
    /** Nothing is taken back before anything was said. */
    let isShown = false
    type Tables = Awaited<ReturnType<typeof tables>>
    const say = async (choose: (from: Tables) => Saying) => {
      const from = await tables()
      const { takesBack, says: announcement } = choose(from)
      if (isShown && takesBack.length > 0) (await toastQueue()).takeBack((one) => from.isTakenBack(one, takesBack))
      if (!announcement) return
      isShown = true
      setNeeded(true)
      const view = from.toastView(announcement, piazza, { formatMessage: intl.formatMessage, language: intl.locale })
      await toastQueue().then(
        (toasts) => toasts.show(view),
        () => view.isHeardInPage ?? setPlain(view.text),
      )
    }
    // Where not even the tables can be fetched, there is no network: every panel says so in its place.
    const tell = (choose: Parameters<typeof say>[0]) => void say(choose).catch(() => {})
    const ahead = setTimeout(() => void tables().catch(() => {}), AFTER_PAGE)
    const deaf = [
      piazza.listen((news) => tell(({ sayingOf }) => sayingOf(news))),
      traffic.watchFailures((failure, of) => tell(({ sayingOfFailure }) => sayingOfFailure(failure, of))),
      traffic.watchAnswers((of) => isShown && tell(({ sayingOfAnswer }) => sayingOfAnswer(of))),
      listening(document, 'input', () => isShown && tell(({ CORRECTED }) => CORRECTED)),
    ]
    return () => {
      clearTimeout(ahead)
      for (const stop of deaf) stop()
    }
  }, [piazza, traffic, intl])
  return (
    <>
      {isNeeded ? (
        <LateBoundary>
          <Toasts />
        </LateBoundary>
      ) : null}
      {plain === undefined ? null : <output className={css.plainWord}>{plain}</output>}
    </>
  )
}
