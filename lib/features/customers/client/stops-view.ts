import { createLoader, parseAsBoolean, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import { stopSpans } from '../domain/stop-calendar'
import { stopKinds } from '../domain/whole/item-stops'

/**
 * The one description of what the address of the stops holds: what is stopped, when it ends (a span
 * or one day), and two marks.
 */
export const stopsParsers = {
  kind: parseAsStringLiteral(stopKinds),
  span: parseAsStringLiteral(stopSpans),
  day: parseAsString,
  noReason: parseAsBoolean.withDefault(false),
  collection: parseAsBoolean.withDefault(false),
}

export const loadStopsView = createLoader(stopsParsers)
