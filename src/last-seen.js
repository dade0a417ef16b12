/*
 * Runs as soon as the page has its body: draws what the citizen last saw at this address, until the app has started and takes
 * its place (src/ui/app/last-seen). What is kept is drawn element by element, by names that are allowed: no markup is read.
 * Plain ES5, so that old browsers can read it.
 */

/* How old it may be before it is not shown any more, in milliseconds; `rules.recent`: before it says of when it is. */
var OLDEST = 604800000
/* How much higher a window may have become, in pixels: browsers hide a bar of theirs. */
var BAR = 100
var SVG = 'http://www.w3.org/2000/svg'

function readLastSeen() {
  try {
    /* Set by src/ask-first.js: who this is, and where. */
    var key = window.piazzaSeen
    return key ? JSON.parse(localStorage.getItem('piazza.' + key)) : null
    // oxlint-disable-next-line no-unused-vars -- Old browsers know no catch without a name.
  } catch (unreadable) {
    return null
  }
}

function put(element, name, value, shown) {
  if (name === 'style') {
    if (!/url\(/i.test(value)) element.style.cssText = value
  } else if (name === 'href') {
    /* What led elsewhere looks like a link, and leads nowhere: nothing presses it (last-seen.css.ts). */
    if (/^(?:\/(?![/\\])|#$)/.test(value)) {
      element.setAttribute(name, value)
      element.setAttribute('tabindex', '-1')
    }
  } else if (name === 'src') {
    if (/^(?:https?:\/\/|\/(?![/\\]))/.test(value)) element.setAttribute(name, value)
  } else if (name === 'value') {
    /* Nothing is chosen. */
    if (value === '') element.setAttribute(name, value)
  } else if (name === 'id') {
    if (element.localName === 'linearGradient') element.setAttribute(name, value)
  } else if (shown.attributes.test(name) && !/url\((?!#)/i.test(value)) element.setAttribute(name, value)
}

function drawn(node, shown, isDrawing) {
  if (typeof node === 'string') return document.createTextNode(node)
  var tag = node[0]
  if (shown.tags.indexOf(tag) < 0) return document.createTextNode('')
  var isSvg = isDrawing || tag === 'svg'
  var element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag)
  for (var name in node[1]) put(element, name, node[1][name], shown)
  if (/^(?:button|input|select|textarea)$/.test(tag)) element.setAttribute('tabindex', '-1')
  for (var at = 2; at < node.length; at += 1) element.appendChild(drawn(node[at], shown, isSvg))
  return element
}

/* Calls `done` once all styles are there that it is drawn with; `failed` where one is gone. */
function withStyles(styles, done, failed) {
  var missing = 1
  function came() {
    missing -= 1
    if (missing === 0) done()
  }
  for (var at = 0; at < styles.length; at += 1) {
    if (!/^\/assets\/[\w.-]+\.css$/.test(styles[at])) continue
    var link = document.querySelector(
      'link[rel=stylesheet][href="' + styles[at] + '"],style[data-href="' + styles[at] + '"]',
    )
    if (link && link.sheet) continue
    missing += 1
    var isUnderWay = link !== null
    if (!isUnderWay) {
      link = document.createElement('link')
      link.rel = 'stylesheet'
      link.crossOrigin = ''
      link.href = styles[at]
    }
    link.addEventListener('load', came)
    link.addEventListener('error', failed(link))
    if (!isUnderWay) document.head.appendChild(link)
  }
  came()
}

/* What was read at its end stands at its end. */
function toEnds(page) {
  var ends = page.querySelectorAll('[data-at-end]')
  for (var at = 0; at < ends.length; at += 1) ends[at].scrollTop = ends[at].scrollHeight
}

/* The page is as it came again, where nothing is drawn over it; what src/ask-first.js has put off is fetched. */
function go(isShown) {
  if (!isShown) {
    document.documentElement.removeAttribute('data-last-seen')
    if (window.piazzaShowFirst) window.piazzaShowFirst()
  }
  if (window.piazzaFiles) window.piazzaFiles()
}

// oxlint-disable-next-line no-unused-vars -- The build adds the call, with the names.
function showLastSeen(rules) {
  var kept = readLastSeen()
  var entry = document.querySelector('script[type=module][src]')
  if (!kept || !entry || kept.build !== entry.getAttribute('src')) return go(false)
  var old = Date.now() - kept.at
  if (!(old >= 0 && old < OLDEST)) return go(false)
  var shown = { tags: rules.tags, attributes: new RegExp(rules.attributes) }
  try {
    var page = drawn(kept.drawn, shown, false)
    if (old > rules.recent) page.appendChild(drawn(kept.age, shown, false))
    page.id = 'last-seen'
    /* Whoever listens waits for the app: what is here answers no key. */
    page.setAttribute('aria-hidden', 'true')
    withStyles(
      kept.styles,
      function () {
        /* The app may have been first. */
        if (window.piazzaSeen) {
          document.body.appendChild(page)
          /* Asked for earlier, the size of the window would cost a layout of its own. */
          if (kept.width !== window.innerWidth || kept.height < window.innerHeight - BAR) {
            page.remove()
            return go(false)
          }
          toEnds(page)
        }
        requestAnimationFrame(function () {
          setTimeout(go, 0, true)
        })
      },
      function (link) {
        return function () {
          link.remove()
          page.remove()
          go(false)
        }
      },
    )
    // oxlint-disable-next-line no-unused-vars -- See above.
  } catch (unreadable) {
    go(false)
  }
}
