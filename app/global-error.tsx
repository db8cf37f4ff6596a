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
        <h1>Something went wrong on our side</h1>
        <p>If you were saving, check Activity before you save again.</p>
        <button type="button" onClick={() => window.location.reload()}>
          Reload page
        </button>
      </body>
    </html>
  )
}
