'use client'

/**
 * The last net, for a failure of the outermost layout: it stands without styles and without the
 * desk's own parts. Nothing of the page is left to keep, so the way on is to load it again from the
 * server.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <h1>Duedesk failed</h1>
        <p>This is our fault. Nothing was sent by this page.</p>
        <button type="button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </body>
    </html>
  )
}
