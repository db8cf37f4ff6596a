/** An escape of JSON: a whole pair, half of one, NUL, or any other. */
const escaped =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|u0000|.)/gs

const pairLength = '\\ud800\\udc00'.length
const mayBeEscaped = /\\u(?:0000|[dD][89a-fA-F])/

/**
 * A text of JSON, or any other, as HTML and the store can carry it: NUL, and half of a pair that
 * makes one character, become U+FFFD, also where they are escaped. A page that held one would be
 * another in the browser than on the server, and PostgreSQL refuses it.
 */
export function toCarriedText(text: string): string {
  const raw = text.toWellFormed().replaceAll('\0', '\ufffd')
  return mayBeEscaped.test(raw)
    ? raw.replace(escaped, (one) => (isCarried(one) ? one : '\ufffd'))
    : raw
}

const isCarried = ({ length }: string) => length === 2 || length === pairLength
