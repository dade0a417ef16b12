/*
 * Runs before the app. Shows what the page has for browsers that are too
 * old for the app, and for an app that does not start; such a start begins anew once, past all that is stored (fault 53).
 * Plain ES5, so that old browsers can run it. What is asked for came with Safari 16.0 and with Chrome 108, 105, 103 and
 * before.
 */
;(function () {
  var app = document.getElementById('root')
  var told = document.getElementById('not-started')
  /* How long the app may take before the page offers a retry, in milliseconds. The app may still come after that. */
  var PATIENCE = 30000
  /* The scripts that a page begins with. */
  var SCRIPTS = /<script type="module"[^>]* src="[^"]+"/g

  function show(message) {
    /* What was last seen lies over the page. */
    var lastSeen = document.getElementById('last-seen')
    if (lastSeen) lastSeen.parentNode.removeChild(lastSeen)
    message.style.cssText = 'min-height:100vh;padding:16px;background:#0E1420;color:#F2F5FA;font:18px/1.5 sans-serif'
    /* The style sheet of the app, where it came, takes all room from headings; without it they would be large. */
    var headings = message.querySelectorAll('h1')
    for (var at = 0; at < headings.length; at += 1)
      headings[at].style.cssText = 'margin:' + (at === 0 ? 0 : 24) + 'px 0 4px;font-size:22px;line-height:1.3'
    message.removeAttribute('hidden')
    message.setAttribute('role', 'alert')
  }

  if (
    !(
      'noModule' in document.createElement('script') &&
      Object.hasOwn &&
      [].at &&
      [].findLast &&
      window.structuredClone &&
      window.AbortSignal &&
      AbortSignal.timeout &&
      CSS.supports('height', '1dvh') &&
      CSS.supports('container-type', 'inline-size')
    )
  ) {
    app.parentNode.removeChild(app)
    show(document.getElementById('too-old'))
    return
  }

  function isDrawn() {
    return app && app.firstElementChild && app.firstElementChild !== told && !app.querySelector('.splash')
  }
  /* The message stands within the root: the app replaces it when it comes after all. */
  function offerRetry() {
    if (isDrawn()) return
    app.textContent = ''
    app.appendChild(told)
    show(told)
    told.lastElementChild.style.cssText =
      'min-height:44px;margin-top:24px;padding:8px 20px;border:0;border-radius:22px;background:#7CB8FF;color:#06182E;font:inherit;font-weight:600;cursor:pointer'
  }
  function askScript(tag) {
    return fetch(/ src="([^"]+)"/.exec(tag)[1], { method: 'HEAD', cache: 'no-store' }).then(function (answer) {
      return answer.ok && /javascript/.test(answer.headers.get('content-type')) ? answer : Promise.reject(answer)
    })
  }
  /*
   * Asks the server, past the service worker, which answers '/' for pages alone and no HEAD. Fails while the page is not
   * complete, or a script that it begins with is none: what is stored is then all there is.
   */
  function askServer() {
    return fetch('/', { cache: 'no-store' })
      .then(function (answer) {
        return answer.text()
      })
      .then(function (page) {
        var scripts = page.match(SCRIPTS)
        if (!scripts || page.indexOf('</html>') < 0) throw new Error('No page')
        return Promise.all(scripts.map(askScript))
      })
  }
  /* Only files of the app are let go of. What was written, what waits and the configuration are stored elsewhere. */
  function letGo() {
    var workers = navigator.serviceWorker
    if (!workers || !workers.controller) return undefined
    return workers
      .getRegistrations()
      .then(function (all) {
        return Promise.all(
          all.map(function (one) {
            return one.unregister()
          }),
        )
      })
      .then(function () {
        return caches.delete('piazza.files')
      })
  }
  /* The browser keeps copies of hashed files for a year, also of a wrong answer. */
  function replaceCopies() {
    var files = document.querySelectorAll('script[src], link[rel=modulepreload], link[rel=stylesheet]')
    return Promise.all(
      [].map.call(files, function (file) {
        return fetch(file.src || file.href, { cache: 'reload' }).catch(function () {})
      }),
    )
  }
  /* A reload without a network would leave the browser's own error page. */
  function beginAnew(isAllowed) {
    return askServer()
      .then(function () {
        if (isDrawn() || !isAllowed()) throw new Error('There is no need, or it did not help')
        return letGo()
      })
      .then(replaceCopies)
      .then(function () {
        /* The app may have come after all, and something may be typed in it. */
        return isDrawn() || location.reload()
      })
  }
  /*
   * Once for each build of a tab. The mark is no other's: a page that was loaded anew for a missing part
   * (adapters/browser/browser-renewal.ts) may meet here what was stored wrongly.
   */
  function isFirstTime() {
    var scripts = document.querySelectorAll('script[type=module][src]')
    var build = scripts.length ? scripts[scripts.length - 1].src : location.pathname
    if (sessionStorage.getItem('piazza.begunAnew') === build) return false
    sessionStorage.setItem('piazza.begunAnew', build)
    return true
  }
  function always() {
    return true
  }
  function retry() {
    if (told.parentNode === app) beginAnew(always).catch(function () {})
  }
  var hasFailed = false
  function fail(event) {
    /* Of resources only scripts matter: the app starts without a picture. */
    if (hasFailed || isDrawn() || (event.target !== window && event.target.tagName !== 'SCRIPT')) return
    hasFailed = true
    beginAnew(isFirstTime).catch(offerRetry)
  }

  /* A page that was cut short has no place for the app. */
  if (!app || !told) {
    beginAnew(isFirstTime).catch(function () {})
    return
  }

  /* The browser offers the installation once and early: the app shows it at a better moment. */
  addEventListener('beforeinstallprompt', function (event) {
    event.preventDefault()
    window.piazzaInstall = event
  })
  told.lastElementChild.addEventListener('click', retry)
  addEventListener('online', retry)
  addEventListener('error', fail, true)
  addEventListener('unhandledrejection', fail)
  setTimeout(offerRetry, PATIENCE)
})()
