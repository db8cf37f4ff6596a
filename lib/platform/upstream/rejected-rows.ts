import 'server-only'
import { parseExact } from '@/lib/contracts/exact-json'
import { redactText } from './raw-record'

const rowsMax = 50

/**
 * The rows that are why a set was refused as a whole (upstream-facts.md 1.2: auto postings), by
 * their place: `rows.1` and what is wrong with it. Those that were rejected with it are no reason.
 */
export function readRejectedRows(text: string): Record<string, string> {
  const { results } = (parse(text) ?? {}) as { results?: unknown }
  if (!Array.isArray(results)) return {}
  const rejected = results.filter(
    (row) => row?.status === 'FAILED' && !/^BATCH.?REJECTED$/.test(String(row?.resultType)),
  )
  return Object.fromEntries(
    rejected
      .slice(0, rowsMax)
      .flatMap(({ index, message }) =>
        typeof index === 'number' && typeof message === 'string'
          ? [[`rows.${index}`, redactText(message)]]
          : [],
      ),
  )
}

function parse(text: string): unknown {
  try {
    return parseExact(text)
  } catch {
    return null
  }
}
