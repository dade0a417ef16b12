import { expect, test } from 'vitest'
import { drawn, escaped, html, quoting } from './html.ts'

test('every sign that could begin or end markup is escaped', () =>
  expect(escaped(`<a href="x" title='y'>&</a>`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;'))

test('a template escapes texts, also in lists, and keeps markup', () =>
  expect(html`<p title="${'"'}">${['<b>', html`<i>${'<'}</i>`, 3, false, undefined]}</p>`.markup).toBe(
    '<p title="&quot;">&lt;b&gt;<i>&lt;</i>3</p>',
  ))

test('what another tool has drawn stays', () => expect(html`${drawn('<svg/>')}`.markup).toBe('<svg/>'))

test('quoted words of a step are Italian', () =>
  expect(quoting('he reads "Sì, <ora>" and "No"').markup).toBe(
    'he reads “<q lang="it">Sì, &lt;ora&gt;</q>” and “<q lang="it">No</q>”',
  ))
