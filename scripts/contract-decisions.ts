/**
 * The texts of the contract page that no codec contains: how answers are read in general, and the decisions by call.
 */

export const PREFACE = `# The contract, as it is read

Drawn from the contract by \`npm run contract\`; a test compares it with the codecs. All that is known of the
real server is a specification that names calls and some of their fields. **Relied on** is what a thing is nothing
without: an element that lacks it costs itself, an answer about one thing costs its panel. All else may be absent, null,
empty or unreadable, and then costs itself alone. **Ours** are names that the specification does not give: they are read
where they are there, and no screen waits for them.

## How every answer is read

- Envelopes: \`{data: …}\`, bare, \`{data: {data: …}}\`, a record around one record or one list of any name, \`totalRows\` at
  any level or nowhere; a list of one for one thing, and one thing for a list of one. An answer about one thing with nothing in it is a
  thing that is not there; a list of nothing is empty. Where many elements came and not one can be read, the panel says so.
- Absent, null, \`''\`, \`[]\` and \`{}\` are the same for what may be absent. A thing asked for by its number has that number.
- Numbers as texts and texts as numbers; \`12,50\`; flags as \`true\`, \`1\`, \`'1'\`, \`'Y'\`, \`'S'\` and their opposites; ids of 0
  and -1 are none; counts below 0 or in words are not known; lists as records with numbers for keys; what has a name may stand as that name.
- Days: as written, or Rome's at a moment that names its zone. Moments: ISO 8601, \`DD-MM-YYYY hh:mm:ss\`, seconds or
  milliseconds since 1970, \`{date, timezone}\`. Times: \`9:30\`, \`09:30:00\`, that of a moment; \`24:00\` is 23:59.
- Titles and names are also read from \`name\`, \`title\`, \`label\`, \`nome\`, \`titolo\`; without any, 'Senza titolo' or 'Senza nome' stands there.
- Unknown members: a notice's template is standard, a topic's type is one that is not offered to be followed, a question
  is answered in words, a sheet is a list, an advertisement stands where it was asked for, roles give no right.
- Writings: any success is done, whatever its body; \`message\` is told where it is a text, a list or a record of texts, also with a 404.
- \`filters\` is one JSON object in one parameter, absent fields left out; \`page\` starts at 1.
- What was left out is told to the console by call, place and kind, never by value.
`

/** Parameters that the specification does not list for a call; other servers ignore them. */
export const OWN_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'GET /api/app/noticesents': ['page'],
  'GET /app/addresses': ['page', 'rowsPerPage'],
  'GET /api/app/usertopics/{topicId}/users': ['filters', 'sortBy', 'descending', 'page', 'rowsPerPage', 'group'],
  'GET /api/users': ['group'],
  'GET /app/activities': ['group'],
  'GET /app/activity-contacts': ['group'],
  'GET /app/activity-contact-coordinates': ['filters'],
  'GET /api/app/notices': ['filters'],
  'GET /app/search': ['text', 'filters'],
  'GET /app/search/provinces': ['text'],
}

/** The decisions about a call, where the specification is silent or ambiguous. */
export const DECIDED: Readonly<Record<string, string>> = {
  'GET /app/checkstatuslogin/{username}':
    'nulls, nothing, a refusal below 429 and what nobody can read let the sign-in go on: the server decides (AUTH-05).',
  'POST /api/login_check': 'a session without a refresh token is one, and ends with its token.',
  'POST /api/token/refresh':
    'without a new refresh token the old one is kept; without a token the session is over (AUTH-10).',
  'GET /api/users/me': 'whoever has no role is an ordinary user; without names they are called by their username.',
  'POST /api/app/usersprofile': 'a field that was cleared is sent as empty: left out, it would stay.',
  'GET /app/users/check/{username}': 'unless the server says that it is taken, the registration itself tells.',
  'GET /app/checkforgotcode/{code}':
    'a code that the server does not call expired counts; without an id there is nothing to go on with.',
  'GET /api/userprivacy':
    'agreed unless 0 or nothing; N, no and false are no as well. An agreement that is there and cannot be read is not taken for a no.',
  'POST /api/app/userprivacy': '`agreement` is 1 or 0, which the specification reads; "N" would be stored as agreed.',
  'POST /api/app/usertopics':
    'an id of 0 with a status other than I or N asks for access; an answer that says nothing has subscribed, and the activity is read anew.',
  'GET /api/chats': 'finds or creates; of a list the first is taken.',
  'GET /api/chats/{id}':
    'messages without numbers are in the order of the answer; who said one is told by `userFromId`, else by whom it was said to.',
  'GET /api/chatlists': 'the last message and its moment are those of `messages`, where nothing else tells them.',
  'GET /app/configurations/app/home':
    'an entry that nobody hides is visible; one without a number is numbered by its place.',
  'GET /app/search': 'a result that does not say its kind is known by its list or its fields.',
  'GET /app/api/events/{id}': 'an event whose activity is not told has 0 in its address.',
  'GET /app/activities/{id}/contact': 'nothing is an activity without a contact.',
  'GET /api/userevents/byevent/{eventId}': 'nothing is an event that is not kept.',
  'GET /app/countries/{id}/activityincategory':
    'groups as a list, under their names, or rows one by one with their category.',
  'GET /app/countries/{id}/e015incategory':
    'groups as a list, under their names, or rows one by one with their category.',
  'GET /app/api/activities/groupbycountry':
    'groups as a list, under their names, or rows one by one with their municipality.',
  'GET /app/countries/activities': 'groups as a list, under their names, or rows one by one with their municipality.',
}
