/** What the calls about the content of a town do, for the OpenAPI document. */
import type { Contract } from '#adapters/http/contract/contract.ts'
import type { CallTexts } from './calls.ts'

export const CONTENT_CALLS: CallTexts<Exclude<keyof Contract, 'account' | 'users'>> = {
  notices: {
    published: ['List the notices of an activity', 'What an activity has published, for its page.', 'NOTICE-11'],
    unread: ['Count the unread notices', 'Asked again in the background while the app is open.', 'NOTICE-02'],
    received: [
      'List the notices received',
      'One page of the notices of the signed-in user, newest first unless asked otherwise. `totalRows` counts the rows of all pages.',
      'NOTICE-01 NOTICE-10',
    ],
    one: [
      'Read one notice received',
      'The whole notice. Its template decides which of its fields count: questions, dates, pictures, video, menu, place or period.',
      'NOTICE-03 NOTICE-07 NOTICE-12 SURVEY-01 SURVEY-02 SURVEY-05',
    ],
    markSeen: ['Mark a notice as seen', 'Afterwards the notice no longer counts as unread.', 'NOTICE-03'],
    deleteOne: ['Delete one notice received', 'Removes it from the list of the signed-in user.', 'NOTICE-04'],
    deleteMany: ['Delete several notices received', 'Removes all that are named.', 'NOTICE-05 NOTICE-06'],
    answerSurvey: [
      'Answer the survey of a notice',
      'Sends all answers at once and closes the survey for this citizen.',
      'SURVEY-03 SURVEY-04',
    ],
    sendPosition: ['Send a position for a notice', 'Where the citizen is, for a notice that asks for it.', 'NOTICE-09'],
    mailFile: [
      'Send a file by e-mail',
      'Sends the file of a notice to the citizen. It answers with a text.',
      'NOTICE-08',
    ],
    downloadFile: ['Download a file', 'The bytes of a file of a notice, with their media type.', 'NOTICE-08'],
    agreement: ['Read an agreement', 'Whether the citizen agrees to a policy: yes, unless 0 or empty.', 'PRIV-01'],
    saveAgreement: ['Save an agreement', 'The agreement is sent as 1 or 0.', 'PRIV-02'],
    tags: ['List the tags', 'The tags by which notices are filtered.', 'NOTICE-10'],
    tag: ['Read one tag', 'No screen needs this call.', 'CALL-01'],
  },
  home: {
    entries: ['List the entries of Home', 'The visible ones are shown by category.', 'HOME-01 HOME-02'],
    languages: ['List the languages', 'The languages of the interface.', 'LANG-02 SHELL-06'],
  },
  directory: {
    activities: [
      'List the activities',
      'One page of the activities that match. `totalRows` counts the rows of all pages.',
      'DIR-01 DIR-10',
    ],
    activity: ['Read one activity', 'With its topics, contact and boards, for visitors.', 'DIR-02 TOPIC-01'],
    activityForUser: [
      'Read one activity for a user',
      'The same, with the subscriptions of the user in `userTopicId`.',
      'DIR-02 TOPIC-01',
    ],
    activitiesByMunicipality: ['List the activities by municipality', 'One group for each municipality.', 'DIR-05'],
    activityContact: ['Read the contact of an activity', '`data` is null for an activity without one.', 'DIR-02'],
    boards: ['List the boards of an activity', 'Texts that an activity has pinned to its page.', 'DIR-02'],
    contacts: ['List the contacts', 'One page of the contacts that match.', 'DIR-03'],
    contactCoordinates: ['List the contacts for the map', 'All contacts that match, without pages.', 'DIR-04'],
    contact: ['Read one contact', 'The whole contact.', 'DIR-03'],
    addresses: ['List the addresses', 'One page of the streets or districts of a topic.', 'ADDR-01 TOPIC-06'],
    chosenAddresses: ['List the chosen addresses', 'Those that the citizen chose for a topic.', 'ADDR-02'],
    chooseAddress: ['Choose an address', 'Chooses an address for a topic, or gives it up.', 'TOPIC-06 ADDR-02'],
    activityCategories: ['List the categories of activities', 'Options of a filter.', 'DIR-07'],
    contactCategories: ['List the categories of contacts', 'Options of a filter.', 'DIR-07'],
    search: [
      'Search everything',
      'Activities, contacts, municipalities, topics and events that match a text.',
      'DIR-08',
    ],
    searchProvinces: ['Search by province', 'The results of a search, one group for each province.', 'DIR-08'],
  },
  topics: {
    users: ['List the followers of a topic', 'One page of them, with their employments.', 'TOPIC-13'],
    subscribe: [
      'Follow a topic',
      'A nonzero `id` is the new subscription. A zero id is a refusal; `status` says which: I is shown as a warning, N as an error, and any other status leads to a request for access.',
      'TOPIC-07 TOPIC-08 TOPIC-09 TOPIC-10 TOPIC-11',
    ],
    checkPassword: [
      'Check the password of a topic',
      'For topics of type O, before they are followed.',
      'TOPIC-03 TOPIC-04',
    ],
    unsubscribe: ['Stop following a topic', 'Removes the subscription.', 'TOPIC-12'],
    requestAccess: ['Ask for access to a topic', 'For topics that do not accept everyone.', 'TOPIC-09'],
  },
  municipalities: {
    list: ['List the municipalities', 'All municipalities, sorted by name.', 'DIR-06'],
    activitiesByCategory: ['List the activities of a municipality', 'One group for each category.', 'DIR-06'],
    withActivities: ['List municipalities with their activities', 'No screen needs this call.', 'CALL-01'],
    sheetsByCategory: ['List the sheets of a municipality', 'One group for each category.', 'DIR-06 E015-07'],
  },
  sheets: {
    one: [
      'Read an information sheet',
      'The sheet of one municipality: entries, items, flights.',
      'E015-01 E015-02 E015-06 E015-07',
    ],
  },
  events: {
    list: ['List the events', 'All events, or those of an activity or of a topic.', 'EVENT-01 EVENT-02'],
    one: ['Read one event', 'The whole event.', 'EVENT-03'],
    mine: ['List the saved events', 'The calendar of the signed-in user.', 'EVENT-07'],
    mineOf: ['Ask whether an event is saved', '`data` is null for an event that is not saved.', 'EVENT-04'],
    keep: ['Save an event', 'Adds the event to the calendar of the signed-in user.', 'EVENT-04'],
    remind: ['Set or clear a reminder', 'The moment of the reminder of a saved event, or null for none.', 'EVENT-05'],
    drop: ['Remove a saved event', 'Removes it from the calendar of the signed-in user.', 'EVENT-06'],
  },
  favourites: {
    all: ['Read the favourites', 'Favourite activities and contacts of the signed-in user.', 'FAV-01 FAV-02'],
  },
  chat: {
    all: ['List the chats', 'The chats of the signed-in user.', 'CHAT-01'],
    find: [
      'Find the chat of two parties',
      'Finds the chat of these parties, or opens one. It is the only GET that may create something.',
      'CHAT-02',
    ],
    one: ['Read one chat', 'The chat with all messages, in their order.', 'CHAT-03 CHAT-04 CHAT-09'],
    send: ['Send a message', 'Adds a message of the signed-in user to a chat.', 'CHAT-03 CHAT-07'],
    deleteOne: ['Delete a chat', 'Removes the chat and its messages.', 'CHAT-05'],
    deleteMany: ['Delete several chats', 'Removes all that are named.', 'CHAT-06'],
  },
  advertising: {
    list: ['List the advertisements', 'Those for a place of a page.', 'ADS-01 ADS-02 ADS-05'],
    one: ['Read one advertisement', 'With its advertiser. No screen needs this call.', 'CALL-01'],
    click: ['Count a click', 'Counted while the target opens; the answer is not waited for.', 'ADS-03'],
  },
}
