/** The report of a run: HTML for people, JSON for programs, JUnit for CI. */
import type { Finding } from './finding.ts'
import type { Run } from './suite.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const differencesOf = ({ findings }: Run): readonly Finding[] =>
  findings.filter(({ level }) => level === 'difference')
const notesOf = ({ findings }: Run): readonly Finding[] => findings.filter(({ level }) => level === 'note')

/** One line for each count of a run. */
export const summary = (run: Run): string => {
  const requests = run.played.reduce((sum, { times }) => sum + times, 0)
  const counts = `${differencesOf(run).length} differences, ${notesOf(run).length} notes`
  return `${run.played.length} calls, ${requests} requests: ${counts}; ${run.leftOut.length} calls not played`
}

/** A finding in one line of text. */
export const lineOf = ({ call, path, check, at, expected, found, effect, times }: Finding): string =>
  `${call} (${path})${at === '' ? '' : ` at ${at}`}: ${check}: expected ${expected}, found ${found}${times > 1 ? `, ${times} times` : ''}. ${effect}`

const rowOf = ({ path, check, at, expected, found, effect, times }: Finding): string =>
  `<tr>${[path, at, check, expected, found, String(times), effect].map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`

const HEAD = ['Path', 'Where', 'What', 'Expected', 'Found', 'Times', 'In the app']
  .map((text) => `<th scope="col">${text}</th>`)
  .join('')

const tables = (findings: readonly Finding[]): string =>
  [...Map.groupBy(findings, ({ call }) => call)]
    .map(
      ([call, own]) =>
        `<h3><code>${escaped(call)}</code></h3><div tabindex="0"><table><thead><tr>${HEAD}</tr></thead><tbody>${own.map(rowOf).join('')}</tbody></table></div>`,
    )
    .join('\n') || '<p>None.</p>'

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:80rem;padding:0 1rem}
h1,h3,li{overflow-wrap:anywhere}div{overflow-x:auto}table{border-collapse:collapse;width:100%;min-width:60rem}
th,td{border:1px solid;padding:.4rem;text-align:left;vertical-align:top;overflow-wrap:break-word}
td:nth-child(-n+2){overflow-wrap:anywhere;min-width:10rem}`

/** A page without scripts, which opens from the file system. */
export const asHtml = (run: Run): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Conformance of ${escaped(run.api)}</title><style>${STYLE}</style></head>
<body><main><h1>Conformance of ${escaped(run.api)}</h1>
<p>${escaped(summary(run))}. ${run.isWriting ? 'Reading and writing.' : 'Reading only.'}</p>
<h2>Differences</h2>
${tables(differencesOf(run))}
<h2>Notes</h2>
<p>What the specification leaves open, or data that single records have wrong.</p>
${tables(notesOf(run))}
<h2>Calls not played</h2>
<ul>${run.leftOut.map(({ call, reason }) => `<li><code>${escaped(call)}</code> ${escaped(reason)}</li>`).join('')}</ul>
<h2>Calls played</h2>
<ul>${run.played.map(({ call, times, statuses }) => `<li><code>${escaped(call)}</code> ${times} times, status ${statuses.join(', ')}</li>`).join('')}</ul>
</main></body></html>
`

/** One test case for each call; its failures are the differences. */
export const asJUnit = (run: Run): string => {
  const cases = run.played.map(({ call }) => {
    const own = differencesOf(run).filter((one) => one.call === call)
    const failure =
      own.length === 0
        ? ''
        : `<failure message="${own.length} differences">${escaped(own.map(lineOf).join('\n'))}</failure>`
    return `<testcase classname="conformance" name="${escaped(call)}">${failure}</testcase>`
  })
  const skipped = run.leftOut.map(
    ({ call, reason }) =>
      `<testcase classname="conformance" name="${escaped(call)}"><skipped message="${escaped(reason)}"/></testcase>`,
  )
  const failed = cases.filter((one) => one.includes('<failure')).length
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="conformance" tests="${cases.length + skipped.length}" failures="${failed}" skipped="${skipped.length}">
${[...cases, ...skipped].join('\n')}
</testsuite>
`
}
