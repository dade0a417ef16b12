import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { takeOver } from './last-seen/take-over.ts'
import { App, type AppProps } from './app.tsx'
import { fetchScreen } from './opened-screen.tsx'
import { messagesIn } from '#ui/language/language-context.tsx'
import { splitLanguage } from '#ui/language/languages.ts'

export { enter, go, goBack } from './going.ts'
export { messagesIn as readLanguage } from '#ui/language/language-context.tsx'

/**
 * Draws the app. The words and the screen of the first page come together, so that it appears whole. It is drawn in small
 * steps, between which the browser paints and answers.
 */
export const draw = async (app: AppProps): Promise<void> => {
  const noteDefect = (error: unknown) => app.ports.diagnostics.note({ kind: 'defect', error })
  const root = document.getElementById('root')
  const { language } = splitLanguage(location.pathname)
  // Without its words nothing can be drawn: the page then offers a retry (src/before-app.js).
  await Promise.all([messagesIn(language), fetchScreen(location.pathname)])
  if (!root) return
  takeOver(root)
  startTransition(() => createRoot(root, { onCaughtError: noteDefect }).render(<App {...app} />))
}
