import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Link, Route } from 'wouter'

const COUNT = 10_000
const HEIGHT = 88

/** The minimal long list: rows of three lines and a disc, all in memory, virtualised like the app's. */
const Rows = () => {
  const scroller = useRef<HTMLElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing below is memoised by what it returns.
  const rows = useVirtualizer({
    count: COUNT,
    getScrollElement: () => scroller.current,
    estimateSize: () => HEIGHT,
    overscan: 3,
    useFlushSync: false,
  })
  return (
    <main ref={scroller} style={{ height: '90vh', overflow: 'auto', contain: 'strict' }}>
      <ul style={{ position: 'relative', height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <li
            key={index}
            aria-posinset={index + 1}
            aria-setsize={COUNT}
            style={{ position: 'absolute', top: start, insetInline: 0, height: HEIGHT, contain: 'strict' }}
          >
            <a href={`#${index}`}>
              <i style={{ width: 40, height: 40, borderRadius: 20, background: 'silver' }} />
              <span>Sender {index}</span>
              <b>A title of some words, the {index}th of its kind</b>
              <span>What it is about, in a line that may well be cut off somewhere</span>
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <>
      <Route path="/list" component={Rows} />
      <nav aria-label="Navigazione principale">
        <Link href="/list">Notifiche</Link> <Link href="/">Home</Link>
      </nav>
    </>,
  )
