/*
 * For browsers that are too old for the app: says so in the place of the splash. Plain ES5 and the document's own methods,
 * so that they can run it. What is asked for came with Safari 16.0 and with Chrome 108, 105, 103 and before.
 */
;(function () {
  function knows(rule, value) {
    return window.CSS && CSS.supports && CSS.supports(rule, value)
  }

  function add(parent, name, words, looks) {
    var element = parent.appendChild(document.createElement(name))
    element.textContent = words
    element.style.cssText = looks
    return element
  }

  function tell(lang, title, words) {
    var part = add(page, 'div', '', 'padding:40px 16px 0')
    part.lang = lang
    add(part, 'h1', title, 'margin:0 0 8px;font-size:24px')
    add(part, 'p', words, 'margin:0')
  }

  if (
    'noModule' in document.createElement('script') &&
    Object.hasOwn &&
    [].at &&
    [].findLast &&
    window.structuredClone &&
    window.AbortSignal &&
    AbortSignal.timeout &&
    knows('height', '1dvh') &&
    knows('container-type', 'inline-size')
  )
    return

  document.body.textContent = ''
  var page = add(document.body, 'div', '', 'min-height:100vh;background:#0E1420;color:#F2F5FA;font:18px/1.5 sans-serif')
  page.setAttribute('role', 'alert')
  tell(
    'it',
    'Aggiorna il browser',
    'Questa versione è troppo vecchia per Piazza: serve almeno iOS 16, Safari 16 o Chrome 109. Si aggiorna nelle impostazioni del dispositivo.',
  )
  tell(
    'es',
    'Actualiza el navegador',
    'Esta versión es demasiado antigua para Piazza: hace falta al menos iOS 16, Safari 16 o Chrome 109. Se actualiza en los ajustes del dispositivo.',
  )
})()
