'use client'

/** The last net, for a failure of the outermost layout: it stands without styles and without the desk's own parts. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body>
        <h1>Duedesk failed</h1>
        <p>This is our fault. Nothing was sent by this page.</p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  )
}
