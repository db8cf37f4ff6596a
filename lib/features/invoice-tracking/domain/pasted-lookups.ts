import type { LookupField } from './lookup-table'
import { parseLookup } from './parse-lookup'

/** One line of a pasted list: its place, what is asked for, and what it was taken as. */
export type PastedLookup = { no: number; text: string; as: LookupField }

/** Most lines of one list. */
export const lookupLinesMax = 100

/**
 * A pasted list, each line understood by itself or as a person chose. Where there are too many,
 * none is taken, so that nothing is cut silently.
 */
export function parsePastedLookups(
  typed: string,
  chosen?: LookupField,
): { count: number; tooMany: boolean; lines: PastedLookup[] } {
  const whole = parseLookup(typed)
  const texts = whole.as === 'list' ? whole.lines : whole.text === '' ? [] : [typed]
  const tooMany = texts.length > lookupLinesMax
  const lines = tooMany ? [] : texts.map((line, at) => ({ no: at + 1, ...parseLine(line, chosen) }))
  return { count: texts.length, tooMany, lines }
}

function parseLine(line: string, chosen?: LookupField): { text: string; as: LookupField } {
  const { as, text } = parseLookup(line, chosen)
  return as === 'list' ? { as: 'invoiceeName', text: line } : { as, text }
}
