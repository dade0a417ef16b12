import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Asked } from '../filled/watch.ts'

/** How many texts of a call are shown: those of all calls stand on the first screen. */
const SHOWN = 4

/** The texts of an answer, in their order. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** One call, asked for at once; a skeleton until it has answered. */
const Texts = ({ url, token }: Readonly<{ url: string; token: string | undefined }>) => {
  const [texts, setTexts] = useState<readonly string[]>()
  useEffect(() => {
    const read = async () => {
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      })
      setTexts(textsIn(await response.json()))
    }
    void read()
  }, [url, token])
  return texts === undefined ? (
    <span aria-hidden style={{ display: 'block', width: '100%', height: 8, background: 'silver' }} />
  ) : (
    <ul style={{ margin: 0 }}>
      {Object.entries(texts.slice(0, SHOWN)).map(([at, text]) => (
        <li key={at} style={{ overflow: 'hidden', whiteSpace: 'nowrap' }}>
          {text}
        </li>
      ))}
    </ul>
  )
}

const { calls = [], token } = (globalThis as typeof globalThis & { asked?: Asked }).asked ?? {}
const root = document.getElementById('root')
if (root) createRoot(root).render(calls.map((url) => <Texts key={url} url={url} token={token} />))
