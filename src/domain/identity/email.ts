/** Only what is surely no address is refused: whether it is one, only a mail that arrives can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Whether a text may be an e-mail address; spaces around it do not count. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())
