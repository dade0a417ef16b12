/*
 * For browsers that are too old for the app: shows what the page has for them in the place of the splash. Plain ES5, so
 * that they can run it. What is asked for came with Safari 16.0 and with Chrome 108, 105, 103 and before.
 */
;(function () {
  var app = document.getElementById('root')
  var told = document.getElementById('too-old')
  if (
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
    return

  app.parentNode.removeChild(app)
  told.style.cssText = 'min-height:100vh;padding:16px;background:#0E1420;color:#F2F5FA;font:18px/1.5 sans-serif'
  told.removeAttribute('hidden')
  told.setAttribute('role', 'alert')
})()
