import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Route } from 'wouter'

/** The floor: React, a router, one route with a heading, a paragraph and a button. Nothing of this kind costs less. */
const Floor = () => {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>Floor</h1>
      <p>The least a page of this kind can be.</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Tapped {count}
      </button>
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Route path="/">
      <Floor />
    </Route>,
  )
