/*
 * Runs before the app. Draws the page in the look that was chosen, and shows what the page has for browsers that are too
 * old for the app, and for an app that does not start. Plain ES5, so that old browsers can run it. What is asked for came
 * with Safari 16.0 and with Chrome 108, 105, 103 and before.
 */
;(function () {
  var app = document.getElementById('root')
  var told = document.getElementById('not-started')
  /* How long the app may take before the page offers a retry, in milliseconds. The app may still come after that. */
  var PATIENCE = 30000

  /* Whoever chose the light look sees nothing dark first; the app does the rest (ui/theme/draw-in.ts). */
  try {
    var look = localStorage.getItem('piazza.device.look')
    if (look === 'light' || (look === 'device' && matchMedia('(prefers-color-scheme: light)').matches))
      document.documentElement.setAttribute('data-look', 'light')
    // oxlint-disable-next-line no-unused-vars -- Old browsers know no catch without a name.
  } catch (blocked) {
    /* A blocked storage keeps no choice: the page stays dark. */
  }

  function show(message) {
    message.style.cssText = 'min-height:100vh;padding:16px;background:#0E1420;color:#F2F5FA;font:18px/1.5 sans-serif'
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

  /* The message stands within the root: the app replaces it when it comes after all. */
  function offerRetry() {
    if (app.firstElementChild && !app.querySelector('.splash')) return
    app.textContent = ''
    app.appendChild(told)
    show(told)
    told.lastElementChild.style.cssText = 'min-height:44px;padding:0 16px;font:inherit'
  }
  /* A reload without a network would leave the browser's own error page. */
  function retry() {
    if (told.parentNode !== app) return
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      function (answer) {
        return answer.ok && location.reload()
      },
      function () {},
    )
  }
  function fail(event) {
    /* Of resources only scripts matter: the app starts without a picture. */
    if (event.target === window || event.target.tagName === 'SCRIPT') setTimeout(offerRetry)
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
