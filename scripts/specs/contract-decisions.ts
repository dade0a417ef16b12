/**
 * The texts of the contract page that no codec contains: how answers are read in general, and the decisions by call.
 */

export const PREFACE = `# The contract, as it is read

Generated from the contract by \`npm run contract:page\`; a test compares it with the codecs. The only source about the
real server is a specification that names calls and some of their fields. **Relied on** are the required fields: without
one, an element of a list is left out, and a single thing fails. All other fields may be absent, null, empty or
undecodable, and are then left out alone. **Ours** are names that the specification does not have: they are read
where they are present, and no screen requires them.

## How every answer is read

- Envelopes: \`{data: …}\`, none, \`{data: {data: …}}\`, a record with one record or one list of any name, \`totalRows\` at
  any level or absent; a list of one for one thing, and one thing for a list of one. An empty answer about one thing means that
  it does not exist; an empty answer about a list is an empty list, unless it counts rows. If elements arrive and all are undecodable, or in the place of rows
  something that is not known, the panel fails.
- The number of rows is also called \`total\`, \`totale\`, \`totalItems\`, \`totalCount\` or \`recordsTotal\`, beside the rows or in a record of paging
  (\`meta\`, \`pagination\`).
- In an optional field, absent, null, \`''\`, \`[]\` and \`{}\` mean the same. A thing requested by id has that id.
- Numbers as texts and texts as numbers; \`12,50\`; flags as \`true\`, \`1\`, \`'1'\`, \`'Y'\`, \`'S'\` and their opposites; ids of 0
  and -1 mean none; counts below 0 or as words are unknown; lists as records with numeric keys; a bare name in place of a record with a name.
- Days: as written, or the day in Rome of a moment with a time zone. Moments: ISO 8601, \`DD-MM-YYYY hh:mm:ss\`, seconds or
  milliseconds since 1970, \`{date, timezone}\`. Times: \`9:30\`, \`09:30:00\`, the time of a moment; \`24:00\` is 23:59.
- Names regardless of case and of what joins their words (\`postal_code\`), and under likely names of their area
  (\`codecs/names\`), or one that the town names (\`wire\` in its configuration). A profile and a user go back under the names they came with, with their unknown fields; the state of a device and a reminder are written under the name of the contract and, beside it, under the one they came with.
- Relations as records, ids or addresses of things (\`/api/activities/9\`), which are never names; a choice in a record
  (\`{ value, label }\`); roles as a list, in one text or as records; authors of messages by id, address or username.
- Titles and names are also read from \`name\`, \`title\`, \`label\`, \`nome\`, \`titolo\`; without any, the app shows 'Senza titolo' or 'Senza nome'.
- Unknown enumeration members: a notice is a standard notice, a topic cannot be followed, a question
  is answered as text, a sheet is a list, an advertisement is in the requested slot, roles grant nothing.
- Writes: a success status is a success, unless the body denies it: \`success\`, \`ok\`, \`esito\`, \`error\`, \`errors\`, a \`status\` or
  \`code\` from 400 on, and what these are called in Italian. Where one of the first three says neither yes nor no, the app tells neither a success nor a
  failure: it reads back what became of the write where it can, and says the server's words. \`message\` (\`messaggio\`) is read as a text, a list or a record of
  texts, also with a 404.
- \`filters\` is one JSON object in one parameter, without absent fields; \`page\` starts at 1.
- Losses are logged to the console by call, path and type, never with values.
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
    'nulls, an empty answer, a status below 429 and an undecodable answer let the sign-in continue: the server decides (AUTH-05).',
  'POST /api/login_check': 'a session without a refresh token is valid, and ends with its token.',
  'POST /api/token/refresh':
    'without a new refresh token the old one is kept; without a token the session ends (AUTH-10).',
  'GET /api/users/me': 'a user without roles is an ordinary user; without names the app shows the username.',
  'POST /api/app/usersprofile':
    'a cleared field is sent as empty, and so is `imgProfile` of a picture that was taken away: an omitted one would stay unchanged.',
  'GET /app/users/check/{username}': 'unless the server says that it is taken, the registration itself decides.',
  'GET /app/checkforgotcode/{code}':
    'a code that the server does not call expired is valid; without an id the flow cannot continue.',
  'GET /api/userprivacy':
    'agreed unless 0 or empty; N, no and false mean no as well. An undecodable agreement does not count as no.',
  'POST /api/app/userprivacy': '`agreement` is 1 or 0, as in the specification; "N" would be stored as agreed.',
  'POST /api/app/usertopics':
    'an id of 0 with a status other than I or N requires a request for access; an empty answer means success, and the activity is read again.',
  'GET /api/chats': 'finds or creates; of a list the first is taken.',
  'GET /api/chats/{id}':
    'messages without ids keep the order of the answer; the author is `userFromId`, else the party that is not the recipient.',
  'GET /api/chatlists': 'the last message and its moment come from `messages`, where the answer has no other.',
  'GET /app/configurations/app/home': 'an entry without a flag is visible; one without an id has its index as id.',
  'GET /app/search': 'the kind of a result without one is recognised by its list or its fields.',
  'GET /app/api/events/{id}': 'an event without an activity has 0 in its URL.',
  'GET /app/activities/{id}/contact': 'an empty answer is an activity without a contact.',
  'GET /api/userevents/byevent/{eventId}': 'an empty answer is an event that is not saved.',
  'GET /app/countries/{id}/activityincategory':
    'groups as a list, under their names, or single rows with their category.',
  'GET /app/countries/{id}/e015incategory': 'groups as a list, under their names, or single rows with their category.',
  'GET /app/api/activities/groupbycountry':
    'groups as a list, under their names, or single rows with their municipality.',
  'GET /app/countries/activities': 'groups as a list, under their names, or single rows with their municipality.',
}
