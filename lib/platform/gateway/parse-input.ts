import 'server-only'
import type * as z from 'zod'
import { isTooLong } from '@/lib/contracts/bounds'
import type { Operation } from '@/lib/contracts/operation'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import type { ParsedInput } from '@/lib/platform/upstream/request'

/**
 * Parses an input by its contract, unless it is longer than any good one: then no schema and no
 * expression looks at it. A path parameter off its pattern names nothing that could exist, so it is
 * not found.
 */
export function parseInput(operation: Operation, input: unknown): Result<ParsedInput> {
  if (isTooLong(input, operation.bounds))
    return makeFailure({ kind: 'invalid', code: 'off-contract' })
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<
    string,
    unknown
  >
  const parsed: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema: z.ZodType | undefined = operation[part]
    if (!schema) continue
    const outcome = schema.safeParse(part === 'body' ? given[part] : (given[part] ?? {}))
    if (outcome.success) parsed[part] = outcome.data
    else if (part === 'params') return makeFailure({ kind: 'not-found', code: 'no-such-number' })
    else
      return makeFailure({
        kind: 'invalid',
        code: 'off-contract',
        fields: toFieldErrors(part, outcome.error),
      })
  }
  return makeSuccess(parsed)
}

const toFieldErrors = (part: string, error: z.ZodError) =>
  Object.fromEntries(
    error.issues
      .slice(0, 20)
      .map((issue) => [[part, ...issue.path.map(String)].join('.'), issue.message]),
  )
