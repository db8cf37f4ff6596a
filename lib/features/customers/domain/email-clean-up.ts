/**
 * What we expect the upstream to store for an e-mail address: without blanks, quotes, angle
 * brackets and characters without width, and without apostrophes and marks at its edges; an
 * apostrophe inside belongs to some names. interface.md 2.2 says that stray characters are cleaned
 * and does not list them, so the list is assumed.
 */
export function cleanEmail(typed: string): string {
  let address = typed.replace(strayAnywhere, '')
  while (address.startsWith("'")) address = address.slice(1)
  while (/[';,.]$/.test(address)) address = address.slice(0, -1)
  return address
}

const strayAnywhere = /[\s"\u201C\u201D\u201E\u00AB\u00BB<>\u200B-\u200F\u2060\uFEFF]/gu
