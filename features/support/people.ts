/** Who the features are about. The demo world gives all of them the same password. */
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
}

/** Everyone by the full name or the first one. */
export const NAMES = Object.keys(USERNAMES).flatMap((name) =>
  name.includes(' ') && !name.startsWith('the ') ? [name, name.split(' ')[0] ?? ''] : [name],
)

/** The full name someone goes by. */
export const fullNameOf = (called: string): string =>
  Object.keys(USERNAMES).find((name) => name === called || name.split(' ')[0] === called) ?? called

/** The username someone signs in with; visitors have none. */
export const usernameOf = (name: string): string => {
  const username = USERNAMES[name]
  if (!username) throw new Error(`${name} has no account`)
  return username
}
