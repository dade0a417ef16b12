/*
 * Runs before everything else, within the page. The address alone says which files its screen is made of, and what it
 * asks the API: both are asked for at once, and not one after the other as the app finds out. It draws the page in the look
 * that was chosen, before anything is painted. The table is made with the
 * build (scripts/build/ask-first.ts); the app takes the answers under way (adapters/http/asked-before.ts).
 * Plain ES5, so that old browsers can read it.
 */
/* What the device keeps under a name, as text; null where that is nothing, or blocked. */
function keptText(name) {
  try {
    return localStorage.getItem('piazza.' + name)
    // oxlint-disable-next-line no-unused-vars -- Old browsers know no catch without a name.
  } catch (blocked) {
    return null
  }
}
function kept(name) {
  try {
    return JSON.parse(keptText(name))
    // oxlint-disable-next-line no-unused-vars -- See above.
  } catch (unreadable) {
    return null
  }
}
/* Who loads the page anew wants what is new: nothing that came before stands any longer (adapters/http/freshness.ts). */
function forgetWhenReloaded() {
  try {
    var visit = performance.getEntriesByType('navigation')[0]
    if (visit && visit.type === 'reload') {
      localStorage.removeItem('piazza.user.fresh')
      localStorage.removeItem('piazza.device.fresh')
    }
    // oxlint-disable-next-line no-unused-vars -- See above.
  } catch (blocked) {
    return
  }
}
/*
 * Whoever chose the light look sees nothing dark first; the app does the rest (ui/theme/draw-in.ts). A blocked storage keeps
 * no choice: the page stays dark.
 */
function drawLook() {
  var look = keptText('device.look')
  if (look === 'light' || (look === 'device' && matchMedia('(prefers-color-scheme: light)').matches))
    document.documentElement.setAttribute('data-look', 'light')
}
function addLink(rel, file, ended) {
  var link = document.createElement('link')
  link.rel = rel
  if (rel === 'preload') link.as = file.endsWith('css') ? 'style' : 'font'
  link.crossOrigin = ''
  /* The style of the page and what is asked of the API come first. */
  if (rel === 'modulepreload') link.fetchPriority = 'low'
  link.href = '/assets/' + file
  /* A style that does not come is asked for once more by what needs it, and missed there. */
  if (rel === 'stylesheet')
    link.addEventListener('error', function () {
      link.remove()
    })
  if (ended) {
    link.addEventListener('load', ended)
    link.addEventListener('error', ended)
  }
  document.head.appendChild(link)
}
/* The device may have kept anything under a name. */
function listOf(value) {
  return Array.isArray(value) ? value : []
}
function ignore() {}
/* Who asked for it hears of what did not come. */
function quiet(answer) {
  if (answer) answer.then(ignore, ignore)
}

// oxlint-disable-next-line no-unused-vars -- The build adds the call, with the table.
function askFirst(table) {
  drawLook()
  forgetWhenReloaded()
  /* The configuration of the town, where the page carries it; undefined where it comes later. */
  var block = document.getElementById('configuration')
  function configured() {
    if (!block) return {}
    try {
      return block.getAttribute('data-src') === null ? JSON.parse(block.textContent) : undefined
      // oxlint-disable-next-line no-unused-vars -- See above.
    } catch (unreadable) {
      return undefined
    }
  }
  var town = configured()
  if (!('noModule' in document.createElement('script'))) return

  /* The language that is spoken: that of the address, or at the front door the one that was chosen before. */
  function offers(language) {
    return (
      table.languages[language] !== undefined && (!town || !town.languages || town.languages.indexOf(language) >= 0)
    )
  }
  var prefix = /^\/([a-z]{2})(?=\/|$)/.exec(location.pathname)
  var isPrefixed = prefix !== null && prefix[1] !== table.language && table.languages[prefix[1]] !== undefined
  var language = isPrefixed ? prefix[1] : table.language
  var path = (isPrefixed ? location.pathname.slice(3) : location.pathname).replace(/(.)\/+$/, '$1') || '/'
  var chosen = keptText('device.language')
  if (location.pathname === '/' && chosen !== null && offers(chosen)) language = chosen
  if (!offers(language)) language = table.language

  /* The screen of the address, and the parts of it that stand for something. */
  var values = {}
  function isAt(pattern) {
    var wanted = pattern.split('/')
    var given = path.split('/')
    if (wanted.length !== given.length) return false
    values = {}
    for (var at = 0; at < wanted.length; at += 1) {
      if (wanted[at].charAt(0) !== ':') {
        if (wanted[at] !== given[at]) return false
      } else if (given[at] === '') return false
      else values[wanted[at]] = given[at]
    }
    return true
  }
  var screen
  for (var row = 0; row < table.screens.length && !screen; row += 1)
    if (isAt(table.screens[row].path)) screen = table.screens[row]
  if (!screen || (town && town.modules && town.modules[screen.module] === false)) return

  /* What was last seen here, and by whom (src/last-seen.js). */
  if (location.hash === '' && /^(?:\?[a-z]+=\d+)?$/.test(location.search))
    window.piazzaSeen =
      (keptText('user.session') === null ? 'device' : 'user') + '.lastSeen.' + language + ' ' + path + location.search

  /*
   * Who comes to Home and has nothing of their own is shown the first screen as the build has drawn it (src/first-screen.js).
   * Without events, for which it has room, a town's Home is another one.
   */
  function isOn(module) {
    return !town.modules || town.modules[module] !== false
  }
  if (path === '/' && location.search === '' && town && isOn('events'))
    if (keptText('user.session') === null && keptText('device.town') === null) window.piazzaFirst = language

  /* What was last seen is drawn first, in the place of what the page comes with: all is on the device by then. */
  var others = table.drawing.concat(screen.files, table.languages[language].slice(0, screen.words))
  /*
   * The fonts are there when the app draws its first text, or a line that breaks elsewhere with them would move what is
   * below; they come after the largest file, as no line is idle before.
   */
  function fetchFonts() {
    table.fonts.forEach(function (font) {
      /* Once it is used for the first time it would take another moment to be read, and what is drawn would change. */
      addLink('preload', table.files[font.file], function () {
        if (document.fonts) document.fonts.load(font.face).catch(ignore)
      })
    })
  }
  function fetchOthers() {
    others.splice(0).forEach(function (at) {
      addLink('modulepreload', table.files[at], at === table.drawing[0] ? fetchFonts : undefined)
    })
  }
  /*
   * The headless app and the style come before the others, with which they would share a slow line: the app starts while
   * those are on their way. The style is short: the line is not idle in between.
   */
  var first = table.begun.slice()
  function fetchFiles() {
    first.splice(0).forEach(function (at) {
      var file = table.files[at]
      if (file.endsWith('css')) addLink('preload', file, fetchOthers)
      else addLink('modulepreload', file)
    })
  }
  var seen = window.piazzaSeen ? kept(window.piazzaSeen) : null
  if (seen) {
    document.documentElement.setAttribute('data-last-seen', '')
    listOf(seen.styles).forEach(function (style) {
      var file = String(style).replace('/assets/', '')
      if (table.files.indexOf(file) >= 0) addLink('stylesheet', file)
    })
    listOf(seen.fonts).forEach(function (font) {
      if (/^\/assets\/[\w-]+\.woff2$/.test(font)) addLink('preload', font.replace('/assets/', ''))
    })
    window.piazzaFiles = fetchFiles
    document.addEventListener('DOMContentLoaded', fetchFiles)
  } else {
    if (window.piazzaFirst) document.documentElement.setAttribute('data-first', '')
    fetchFiles()
  }

  /* Without a network the app finds its kept answers sooner; a town that comes later says later whom to ask. */
  if (table.api === null || !town || navigator.onLine === false || !window.fetch || !window.AbortSignal) return
  var api = (block ? town.api || '' : table.api).replace(/\/+$/, '')
  var session = kept('user.session')
  var isSession = session !== null && typeof session.id === 'string' && typeof session.token === 'string'
  if (session !== null && (!isSession || session.id === '' || session.token === '')) return
  var choice = kept('device.town')
  if (keptText('device.town') !== null && choice === null) return
  values[':town'] = choice && choice.town ? choice.town.id : undefined
  if (!isSession) values[':admin'] = 'N'
  var asked = (window.piazzaAsked = {})

  /* What stands for a number in an address, `:id` and the like; undefined where the page has none. */
  function filled(template) {
    var isWhole = true
    var url = template.replace(/:[a-zA-Z]+/g, function (name) {
      isWhole = isWhole && /^(?:[1-9]\d{0,14}|[YN])$/.test(String(values[name]))
      return String(values[name])
    })
    return isWhole ? url : undefined
  }
  /* What was answered lately stands, and is not asked for (adapters/http/freshness.ts). */
  var fresh = kept(isSession ? 'user.fresh' : 'device.fresh') || {}
  function stands(call, url) {
    var age = Date.now() - fresh[(isSession ? session.id : 'visitor') + ' ' + language + ' ' + url]
    return call.fresh !== undefined && age >= 0 && age < call.fresh
  }
  function ask(call) {
    if (call.module && town.modules && town.modules[call.module] === false) return undefined
    if (call.choice === false && choice !== null) return undefined
    var url = filled(call.url)
    /* Null: the app was first. */
    if (url === undefined || asked[api + url] !== undefined || stands(call, url)) return undefined
    var headers = { accept: 'application/json', 'accept-language': language }
    if (isSession) headers.authorization = 'Bearer ' + session.token
    var answer = fetch(api + url, {
      method: 'GET',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: call.isPublic && url.indexOf('admin=Y') < 0 ? 'no-cache' : 'no-store',
      redirect: 'error',
      headers: headers,
    })
    asked[api + url] = { answer: answer, headers: headers, at: Date.now() }
    return answer
  }
  function askAll(whom) {
    return screen.calls.concat(table.calls).map(function (call) {
      return call.whom.indexOf(whom) < 0 ? undefined : ask(call)
    })
  }
  /* What the address says behind its question mark is part of what is asked for: only what the table knows is answered. */
  var query = /^\?([a-z]+)=(\d+)$/.exec(location.search)
  if (query && screen.query === query[1]) values[':' + query[1]] = query[2]
  else if (location.search !== '' || screen.query) return

  askAll(isSession ? 's' : 'v').forEach(quiet)

  /* What is asked for once it is known who this is. */
  function askAs(body) {
    var user = body && body.data
    if (!user || !Array.isArray(user.roles)) return
    var isAdmin = user.roles.indexOf('ROLE_ADMIN') >= 0
    values[':me'] = user.id
    values[':admin'] = isAdmin ? 'Y' : 'N'
    askAll('u').forEach(quiet)
    if (isAdmin || user.roles.indexOf('ROLE_USER') >= 0) askAll('n').forEach(quiet)
  }
  var me = isSession ? asked[api + table.me] : undefined
  if (me)
    me.answer
      .then(function (answer) {
        return answer.ok ? answer.clone().json() : undefined
      })
      .then(askAs)
      .catch(ignore)
}
