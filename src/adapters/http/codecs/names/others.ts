/** Names of topics, events, sheets, chats and Home. */
export const TOPIC = { activityId: 'activity' }
export const TOPIC_USER = { fullname: 'name username' }
export const EVENT = { topicId: 'topic' }
export const USER_EVENT = { id: 'userEventId userEvent' }
export const SHEET = { items: 'map mapItems' }
export const SHEET_ITEM = { categoria: 'category' }
export const FLIGHT = { scheduled: 'date' }
export const PERSON_OF_A_CHAT = { name: 'fullname username' }
export const MESSAGE = {
  message: 'text',
  userFromId: 'userFrom userId user author sender username',
  userToId: 'userTo',
}
export const CHAT_ROW = { date: 'lastDate lastMessageDate', unread: 'nonLetti' }
export const ENTRY = { category: 'categoryId idCategory', url: 'path route link href' }
