import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, Route } from 'wouter'

/** The minimal app: React, a router, a route with a heading, a paragraph and a button, and another route. */
const Floor = () => {
  const [count, setCount] = useState(0)
  return (
    <main>
      <h1>Floor</h1>
      <p>The least a page of this kind can be.</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Tapped {count}
      </button>
      <Link href="/other">Other</Link>
    </main>
  )
}

const Other = () => (
  <main>
    <h1>Other</h1>
    <p>The least another page can be.</p>
    <Link href="/">Floor</Link>
  </main>
)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <Route path="/" component={Floor} />
      <Route path="/other" component={Other} />
    </>,
  )
