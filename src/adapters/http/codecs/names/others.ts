/** Names of notices and surveys, topics, events, sheets, chats, Home and agreements. */
export const NOTICE = { abstract: 'sommario summary' }
export const QUESTION = { question: 'domanda text title label name description' }
export const RESPONSE = { response: 'risposta value' }
export const NOTICE_FILE = { label: 'name title filename', extension: 'estensione' }
export const NOTICE_DATE = { dateStart: 'date' }
export const NOTICE_IMAGE = { image: 'file name', caption: 'didascalia title label' }
export const DISH = { price: 'prezzo' }
export const AGREEMENT = { policy: 'group' }
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
