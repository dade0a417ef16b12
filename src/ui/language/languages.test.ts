// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES, tellLanguage } from './languages.ts'

test.each(INTERFACE_LANGUAGES)('the document says that it is in %s, and where its lines run (SHELL-18)', (language) => {
  const page = document.createElement('html')
  tellLanguage(page, language)
  expect([page.lang, page.dir]).toEqual([language, 'ltr'])
})
