/** The people of the features. In the demo world all of them have the same password. */
export const PASSWORD = 'Piazza2026!'

const USERNAMES: Readonly<Record<string, string>> = {
  'Mario Rossi': 'mario.rossi',
  'Anna Neri': 'anna.neri',
  'Luca Verdi': 'luca.verdi',
  'Sara Bruni': 'sara.bruni',
  'Paolo Spenti': 'paolo.spenti',
  'Teresa Prova': 'teresa.prova',
  'the administrator': 'amministratore',
  Giulia: '',
  Jack: '',
  Jonas: '',
}

/** Everyone by full name or first name. */
export const NAMES = Object.keys(USERNAMES).flatMap((name) =>
  name.includes(' ') && !name.startsWith('the ') ? [name, name.split(' ')[0] ?? ''] : [name],
)

/** The full name of a person. */
export const fullNameOf = (called: string): string =>
  Object.keys(USERNAMES).find((name) => name === called || name.split(' ')[0] === called) ?? called

/** The username of a person; visitors have none. */
export const usernameOf = (name: string): string => {
  const username = USERNAMES[name]
  if (!username) throw new Error(`${name} has no account`)
  return username
}
