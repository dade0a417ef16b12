/** A name after the Italian 'a', as the interface writes it: 'a Varese', 'ad Arcisate'. */
export const italianTo = (name: string): string => `${/^a/i.test(name) ? 'ad' : 'a'} ${name}`
