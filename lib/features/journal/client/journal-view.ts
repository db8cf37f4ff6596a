import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import type { JournalView } from './journal'

/** States that the journal can be narrowed to. */
export const journalStates = [
  'unknown',
  'sending',
  'done',
  'refused',
  'not-sent',
  'not-applied',
  'accepted',
] as const

/**
 * The one description of what the address of the journal holds. `before` is the instant of the last
 * row of the page above.
 */
export const journalParsers = { state: parseAsStringLiteral(journalStates), before: parseAsString }

export const loadJournalView = createLoader(journalParsers)

export const toJournalQuestion = ({
  state,
  before,
}: {
  state: (typeof journalStates)[number] | null
  before: string | null
}): JournalView => ({
  limit: 50,
  ...(state && { state }),
  ...(before && !Number.isNaN(Date.parse(before)) && { before: new Date(before).toISOString() }),
})
