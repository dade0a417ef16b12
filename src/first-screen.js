/*
 * Runs as soon as the page has its body. The page holds the first screen as the build has drawn it, in the first language and
 * with the name of the app (scripts/build/first-screen): here it gets the words of the language that is spoken, and the name
 * and the logo of the town. It is shown to whom it suits (src/ask-first.js), until the app has drawn the same.
 * Plain ES5, so that old browsers can read it.
 */
function configuration() {
  try {
    var block = document.getElementById('configuration')
    return (block && JSON.parse(block.textContent)) || {}
    // oxlint-disable-next-line no-unused-vars -- Old browsers know no catch without a name.
  } catch (unreadable) {
    return {}
  }
}

/* Calls `say` with each text, or with an element and the name of an attribute that says something, in the order of the build. */
function eachText(element, say) {
  var names = ['alt', 'placeholder', 'href']
  for (var at = 0; at < element.attributes.length; at += 1) {
    var name = element.attributes[at].name
    if (names.indexOf(name) >= 0) say(element, name)
  }
  for (var node = element.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) say(node)
    else if (node.nodeType === 1) eachText(node, say)
  }
}

function tell(screen, words, name, placeholder) {
  var at = 0
  eachText(screen, function (node, attribute) {
    var word = words[at].split(placeholder).join(name)
    if (attribute) node.setAttribute(attribute, word)
    else node.nodeValue = word
    at += 1
  })
}

function giveMark(screen, mark) {
  var drawings = screen.querySelectorAll('[data-mark]')
  for (var at = 0; at < drawings.length; at += 1) {
    var picture = document.createElement('img')
    picture.src = mark
    picture.alt = ''
    picture.width = picture.height = Number(drawings[at].getAttribute('width'))
    drawings[at].parentNode.replaceChild(picture, drawings[at])
  }
}

/* What leads to a part that the town has switched off is none of it. */
function leaveOut(screen, modules) {
  for (var name in modules) {
    if (modules[name] !== false) continue
    var parts = screen.querySelectorAll('[data-module="' + name + '"]')
    for (var at = 0; at < parts.length; at += 1) parts[at].parentNode.removeChild(parts[at])
  }
}

// oxlint-disable-next-line no-unused-vars -- The build adds the call, with the words.
function prepareFirstScreen(given) {
  window.piazzaShowFirst = function () {
    /* Set by src/ask-first.js: the language that is spoken, where the screen suits. */
    var language = window.piazzaFirst
    var screen = document.getElementById('first-screen')
    if (!language || !screen) return
    try {
      var town = configuration()
      var name = town.name || given.app
      if (name !== given.app || language !== given.language) tell(screen, given.words[language], name, given.name)
      screen.lang = language
      if (town.mark) giveMark(screen, town.mark)
      leaveOut(screen, town.modules || {})
      document.documentElement.setAttribute('data-first', 'shown')
      // oxlint-disable-next-line no-unused-vars -- See above.
    } catch (unexpected) {
      /* The page shows what it has for all others. */
      document.documentElement.removeAttribute('data-first')
    }
  }
  /* What was last seen comes in its place. */
  if (!document.documentElement.hasAttribute('data-last-seen')) window.piazzaShowFirst()
}
