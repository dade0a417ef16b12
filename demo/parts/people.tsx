import { sessionNow } from '#application/identity/session/session-now.ts'
import type { DeskGiven } from '../given.ts'
import { beSomebody } from '../moves.ts'
import { CODES } from '../words.ts'

const Person = ({
  name,
  note,
  isCurrent,
  onBecome,
}: Readonly<{ name: string; note: string; isCurrent: boolean; onBecome: () => void }>) => (
  <li>
    <button type="button" className="row" aria-current={isCurrent ? 'true' : undefined} onClick={onBecome}>
      <span className="name">{name}</span>
      <span className="note">{isCurrent ? `Sei tu adesso. ${note}` : note}</span>
    </button>
  </li>
)

/** Everybody whom one can be, and what they would receive by e-mail. */
export const People = ({ given }: Readonly<{ given: DeskGiven }>) => {
  const { standing, user } = sessionNow(given.piazza)
  return (
    <>
      <ul>
        <Person
          name="Un visitatore"
          note="Senza account"
          isCurrent={standing === 'anonymous'}
          onBecome={() => void beSomebody(given, undefined)}
        />
        {given.backend.people.map(({ username, note }) => (
          <Person
            key={username}
            name={username}
            note={note}
            isCurrent={user?.username === username}
            onBecome={() => void beSomebody(given, username)}
          />
        ))}
      </ul>
      <p>
        La password di tutti è <code>{given.backend.password}</code>
      </p>
      <dl>
        {CODES.map(([code, meaning]) => (
          <div key={code}>
            <dt>
              <code>{code}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
