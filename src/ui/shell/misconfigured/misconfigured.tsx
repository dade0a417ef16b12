import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { DEFAULTS } from '#domain/town/configuration.ts'
import { LanguageProvider, laterMessages, messagesIn } from '#ui/language/language-context.tsx'
import { splitLanguage } from '#ui/language/languages.ts'
import { useSpeech } from '#ui/layout/use-speech.ts'
import { misconfiguredView, type WrongField } from './misconfigured-view.ts'
import * as css from './misconfigured.css.ts'

const Misconfigured = ({ wrong }: { readonly wrong: readonly WrongField[] }) => {
  const { title, text, rows } = misconfiguredView(wrong, useSpeech())
  return (
    <main className={css.page}>
      <h1>{title}</h1>
      <p>{text}</p>
      <dl className={css.fields}>
        {rows.map(({ field, expected, found }) => (
          <div key={field} className={css.field}>
            <dt className={css.name} translate="no">
              {field}
            </dt>
            <dd>{expected}</dd>
            <dd className={css.found}>{found}</dd>
          </div>
        ))}
      </dl>
    </main>
  )
}

/** Explains in the place of the app what is wrong with its configuration. */
export const explain = async (wrong: readonly WrongField[]): Promise<void> => {
  const root = document.getElementById('root')
  const { language } = splitLanguage(location.pathname)
  await messagesIn(language)
  await laterMessages()
  if (!root) return
  createRoot(root).render(
    <Suspense>
      <LanguageProvider language={language} app={DEFAULTS.name}>
        <Misconfigured wrong={wrong} />
      </LanguageProvider>
    </Suspense>,
  )
}
