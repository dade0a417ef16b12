import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useLanguage } from '#ui/app/language-context.tsx'
import type { InterfaceLanguage } from '#ui/app/languages.ts'
import { LatePart } from '#ui/app/late-part.tsx'
import { Page } from '#ui/app/page.tsx'
import { Loading } from '#ui/app/panel.tsx'
import { SearchField } from '#ui/components/search-field.tsx'
import { Skeleton } from '#ui/components/skeleton.tsx'
import { GUIDES } from '#ui/documents/guide.ts'
import { Answers } from './answers.tsx'
import * as css from './assistance.css.ts'

/** The guide in a language as a part that comes late, and can be asked for again. */
const answersIn = (language: InterfaceLanguage) => async () => {
  const guide = await GUIDES[language]()
  return { default: ({ sought }: { readonly sought: string }) => <Answers guide={guide} sought={sought} /> }
}

/** How Piazza is used, question by question (HOME-03). */
const AssistanceScreen = () => {
  const intl = useIntl()
  const language = useLanguage()
  const load = useMemo(() => answersIn(language), [language])
  const [sought, setSought] = useState('')
  return (
    <Page
      title={intl.formatMessage({ id: 'assistance.title' })}
      width="composed"
      search={
        <SearchField
          label={intl.formatMessage({ id: 'assistance.search' })}
          clearLabel={intl.formatMessage({ id: 'action.clear' })}
          value={sought}
          onChange={setSought}
        />
      }
    >
      <LatePart key={language} load={load} fallback={<Waiting />} given={{ sought }} />
    </Page>
  )
}
export { AssistanceScreen as default }

const Waiting = () => (
  <Loading>
    <div className={`${css.page} ${css.waiting}`}>
      <div className={css.head}>
        <Skeleton width="60%" />
      </div>
      <div className={css.contents}>
        <Skeleton shape="card" height="20rem" />
      </div>
      <div className={css.answers}>
        {[1, 2, 3].map((key) => (
          <div key={key} className={css.section}>
            <Skeleton width="40%" height="1.65rem" />
            <Skeleton shape="card" height="12rem" />
          </div>
        ))}
      </div>
    </div>
  </Loading>
)
