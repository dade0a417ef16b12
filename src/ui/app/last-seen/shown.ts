/** Elements that only show something: what runs, plays or takes in is none of them. */
export const SHOWN_TAGS: readonly string[] = (
  'a article aside b bdi blockquote br button caption dd details div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 ' +
  'header hr i img input label legend li main mark nav ol option output p s search section select small span strong sub summary ' +
  'sup table tbody td textarea th thead time tr u ul ' +
  'svg g path circle ellipse rect line polyline polygon linearGradient stop'
).split(' ')

/**
 * Attributes that only show something, by their names. Style, link, picture, value and id are looked at by themselves; what
 * names another drawing does so within the page.
 */
export const SHOWN_ATTRIBUTES =
  '^(?:class|lang|dir|hidden|type|placeholder|rows|colspan|rowspan|checked|disabled|open|alt|width|height|viewBox|' +
  'preserveAspectRatio|d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|points|offset|transform|opacity|' +
  'fill(?:-\\w+)?|stroke(?:-\\w+)?|stop-\\w+|' +
  'aria-(?:current|hidden|expanded|pressed|selected|disabled|checked|invalid|sort)|data-[\\w-]+)$'
