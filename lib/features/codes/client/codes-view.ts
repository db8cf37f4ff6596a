import { parseAsString, parseAsStringLiteral } from 'nuqs/server'

export const codesParts = ['codes', 'configuration'] as const
export type CodesPart = (typeof codesParts)[number]

/** What the address of codes holds: the part that is shown, and what is searched for in both. */
export const codesParsers = {
  part: parseAsStringLiteral(codesParts).withDefault('codes'),
  q: parseAsString.withDefault(''),
}
