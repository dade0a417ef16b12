/** [decided] A code from a link is put in the form and sent by a press: what opens links by itself (scanners of e-mail, previews) activates nobody (REG-03). */
export const codeFrom = (search: string): string => new URLSearchParams(search).get('code')?.trim() ?? ''
