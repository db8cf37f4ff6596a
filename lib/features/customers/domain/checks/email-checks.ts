import { type Finding, makeWarning } from '@/lib/shared/checks/finding'

/**
 * The two lists of e-mail addresses. Cleaning is documented for the first alone (interface.md 2.2),
 * and so are refusals expected there alone.
 */
export type EmailList = 'emailAddressDocument' | 'secondaryEmailAddress'

/**
 * What can be said of the rows of a list of e-mail addresses, each with the number of its row.
 * Empty rows are places to type.
 */
export function checkEmails(rows: string[], list: EmailList): Finding[] {
  return rows.flatMap((row, at) =>
    checkEmail(row, list).map(({ code, values }) => makeWarning(code, { row: at + 1, ...values })),
  )
}

/**
 * What an address must be like to be taken: one @ between a name, which may have an apostrophe
 * inside, and a domain with a point. Whether it exists is not to be judged here.
 */
export const isPlausibleEmail = (email: string) =>
  /^[^\s@<>"',;]+(?:'[^\s@<>"',;]+)*@[^\s@<>"',;.]+(?:\.[^\s@<>"',;.]+)+$/u.test(email)

/**
 * The addresses of a text that holds more than one, to give each a row; empty where it holds one or
 * none.
 */
export function splitEmails(text: string): string[] {
  const found = listEmails(text.replace(/(@[^\s;,/@]*)\//g, '$1 '))
  return found.length > 1 && found.every(isPlausibleEmail) ? found : []
}

function checkEmail(typed: string, list: EmailList): Finding[] {
  if (typed.trim() === '') return []
  const several = splitEmails(typed)
  if (several.length > 0)
    return [makeWarning('emailSeveral', { count: several.length, emails: several.join(', ') })]

  const cleaned = cleanEmail(typed)
  const alone = findEmailAmongWords(typed)
  if (alone) return [makeWarning('emailWithWords', { email: alone })]
  if (!isPlausibleEmail(cleaned))
    return [makeWarning(list === 'emailAddressDocument' ? 'emailImplausible' : 'emailDoubtful')]
  if (cleaned === typed) return []
  return [
    makeWarning(list === 'emailAddressDocument' ? 'willBeCleaned' : 'emailStray', {
      email: cleaned,
    }),
  ]
}

/**
 * The address in a text such as `Kari <kari@nordmann.example>`, which cleaning would run together
 * with the words around it.
 */
function findEmailAmongWords(typed: string): string | null {
  const [only, ...more] = typed.match(addressLike) ?? []
  if (!only || more.length > 0 || !isPlausibleEmail(cleanEmail(only))) return null
  return cleanEmail(typed.replace(only, '')).replace(/^['\p{Cf}]+$/u, '') === ''
    ? null
    : cleanEmail(only)
}

const addressLike =
  /(?<![^\s@<>"“”„«»,;:()[\]|])[^\s@<>"“”„«»,;:()[\]|]+@[^\s@<>"“”„«»,;:()[\]|]+/gu
const listEmails = (text: string) => (text.match(addressLike) ?? []).map(cleanEmail)

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
