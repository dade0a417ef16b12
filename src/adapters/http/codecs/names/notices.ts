/** Names of notices, their parts, and agreements. */
export const NOTICE = { abstract: 'sommario summary' }
export const QUESTION = { question: 'domanda text title label name description' }
export const RESPONSE = { response: 'risposta value' }
export const NOTICE_FILE = { label: 'name title filename', extension: 'estensione' }
export const NOTICE_DATE = { dateStart: 'date' }
export const NOTICE_IMAGE = { image: 'file name', caption: 'didascalia title label' }
export const DISH = { price: 'prezzo' }
export const AGREEMENT = { policy: 'group' }
