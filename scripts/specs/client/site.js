// What the pages of the specification do by themselves: the search, and the key that leads to it. Plain JavaScript, as
// the site serves it.

/** Small letters without accents. */
const folded = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()

/** The most results that are shown. */
const MOST = 60

/** Entries that contain every word, those first that have more of them in their title. */
const found = (entries, typed) => {
  const words = folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  return entries
    .map(([kind, title, href, text]) => {
      const head = folded(title)
      const all = `${head} ${folded(text)}`
      const isFound = words.every((word) => all.includes(word))
      return { kind, title, href, text, isFound, hits: words.filter((word) => head.includes(word)).length }
    })
    .filter(({ isFound }) => isFound)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, MOST)
}

/** Begins of a text around its first word that was looked for. */
const excerpt = (text, typed) => {
  const first = folded(typed).split(/\s+/)[0] ?? ''
  const at = Math.max(0, folded(text).indexOf(first) - 60)
  return `${at > 0 ? '… ' : ''}${text.slice(at, at + 180)}${at + 180 < text.length ? ' …' : ''}`
}

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

const field = document.querySelector('#q')
const list = document.querySelector('#found')
const count = document.querySelector('#count')

const show = () => {
  const results = found(window.ENTRIES ?? [], field.value)
  list.replaceChildren(
    ...results.map(({ kind, title, href, text }) =>
      element(
        'li',
        {},
        element('span', { className: 'small' }, `${kind} `),
        element('a', { href }, title),
        element('p', {}, excerpt(text, field.value)),
      ),
    ),
  )
  count.textContent =
    field.value.trim() === ''
      ? ''
      : results.length === 0
        ? count.dataset.none
        : `${count.dataset.found} ${results.length}`
}

if (field && list && count) {
  field.value = new URLSearchParams(location.search).get('q') ?? ''
  field.addEventListener('input', show)
  field.form.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
  show()
  field.focus()
}

document.addEventListener('keydown', (press) => {
  const isTyping = press.target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(press.target.tagName)
  if (press.key !== '/' || press.ctrlKey || press.metaKey || press.altKey || isTyping) return
  press.preventDefault()
  if (field) field.focus()
  else location.href = 'search.html'
})
