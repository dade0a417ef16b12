/** Refuses only what is certainly invalid: only a delivered mail proves that an address exists. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Whether a text may be an e-mail address; spaces around it do not count. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())
