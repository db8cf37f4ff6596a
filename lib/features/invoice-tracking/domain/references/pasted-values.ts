import { normalizeCode } from '@/lib/shared/list-filters/text-comparison'
import { type PastedLine, toReferenceKey } from './pasted-references'
import type { ReferenceKind } from './reference-kinds'
import { toValueKey } from './reference-requests'

/** The values of a paste, each kind by itself, and how many there are but for leading zeros. */
export type PastedValues = { keys: ReadonlySet<string>; codes: ReadonlyMap<string, number> }

export function indexPasted(lines: readonly Pick<PastedLine, 'kind' | 'value'>[]): PastedValues {
  const values = new Map(lines.map((line) => [toValueKey(line.kind, line.value), line]))
  const codes = Map.groupBy(values.values(), ({ kind, value }) => toCodeKey(kind, value))
  return {
    keys: new Set(values.keys()),
    codes: new Map([...codes].map(([code, same]) => [code, same.length])),
  }
}

/** What was told under the key of each value, as one source has it. */
type Told<Of> = ReadonlyMap<string, readonly Of[]>

/**
 * What was told of a value: what is written as it is; else what no pasted value is written as, and
 * differs by leading zeros. `isShared`: that may as well be of another value, so it is of neither.
 */
export function claimTold<Of>(
  told: readonly Told<Of>[],
  kind: ReferenceKind,
  value: string,
  { keys, codes }: PastedValues,
): { found: Of[]; isShared: boolean } {
  const key = toReferenceKey(value)
  const exact = told.flatMap((each) => each.get(key) ?? [])
  if (exact.length > 0) return { found: exact, isShared: false }
  const code = normalizeCode(value)
  const near = told.flatMap((each) =>
    (indexCodes(each).get(code) ?? [])
      .filter((other) => !keys.has(toValueKey(kind, other)))
      .flatMap((other) => each.get(other) ?? []),
  )
  const isOnly = keys.has(toValueKey(kind, value)) && codes.get(toCodeKey(kind, value)) === 1
  return isOnly ? { found: near, isShared: false } : { found: [], isShared: near.length > 0 }
}

const toCodeKey = (kind: ReferenceKind, value: string) => `${kind} ${normalizeCode(value)}`

const codesByTold = new WeakMap<Told<unknown>, Map<string, string[]>>()

/** The keys that are the same but for leading zeros; none under the blank of what tells no value. */
function indexCodes(told: Told<unknown>): Map<string, string[]> {
  const known = codesByTold.get(told)
  if (known) return known
  const codes = Map.groupBy([...told.keys()].filter(Boolean), normalizeCode)
  codesByTold.set(told, codes)
  return codes
}
