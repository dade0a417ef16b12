import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Entry = Readonly<{ id: number; title: string; url: string }>

/** The minimal Home: React, and the entries of the API as links. */
const Entries = () => {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    const read = async () => {
      const response = await fetch(`${import.meta.env.VITE_API_URL}/app/configurations/app/home`)
      setEntries(((await response.json()) as { data: readonly Entry[] }).data)
    }
    void read()
  }, [])
  return (
    <main>
      <h1>Home</h1>
      <ul>
        {entries.map(({ id, title, url }) => (
          <li key={id}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Entries />)
