/** Elements that only show something: what runs, plays or takes in is none of them. */
export const SHOWN_TAGS: readonly string[] = (
  'a article aside b bdi br button dd div dl dt em fieldset figure footer form h1 h2 h3 h4 header hr img input label li main nav ol option output ' +
  'p search section select small span strong textarea time ul svg g path circle ellipse rect line polyline polygon'
).split(' ')

/** Attributes that only show something, by their names. Style, link and picture are looked at by themselves. */
export const SHOWN_ATTRIBUTES =
  '^(?:class|lang|dir|hidden|type|placeholder|rows|alt|width|height|viewBox|d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|points|transform|opacity|' +
  'fill(?:-\\w+)?|stroke(?:-\\w+)?|aria-(?:current|hidden|expanded|pressed|selected|disabled|checked)|data-[\\w-]+)$'
