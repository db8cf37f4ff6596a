/**
 * What we expect the upstream to store for an e-mail address: without blanks, quotes, angle brackets, invisible characters and trailing marks.
 * interface.md 2.2 says that stray characters are cleaned and does not list them, so the list is assumed.
 */
export function cleanedEmail(typed: string): string {
  return typed.replace(strayCharacters, '').replace(trailingMarks, '')
}

/** Blanks, quotes, angle brackets, and characters without width. */
const strayCharacters = /[\s"'<>\u200B-\u200D\u2060\uFEFF]/gu
const trailingMarks = /[;,.]+$/
