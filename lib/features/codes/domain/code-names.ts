import type { ExactNumber } from '@/lib/contracts/exact-number'

/** Fields of the receivables area whose values are codes, as the service names their kinds (assumed). */
export type CodeType =
  | 'customerGroupCode'
  | 'customerCategory'
  | 'distributionType'
  | 'einvoiceCode'
  | 'documentType'
  | 'lineType'
  | 'attachmentCode'
  | 'autoPostingMethod'

type CodeRow = {
  codeType?: string | null
  code?: string | null
  name?: string | null
  isActive?: boolean | null
}
type CodesAnswer = {
  codes?: readonly (CodeRow | null)[] | null
  summary?: { totalCount?: ExactNumber | null } | null
}
export type CodeChoice = { code: string; name: string | null }

/** What codes are called. */
export type CodeNames = {
  /** The name of a code; null for one that nobody named. */
  find: (type: CodeType, code: string | number | null | undefined) => string | null
  /** Of some codes of a kind, those that the service does not have; none while it has told no code. */
  listUnknown: (type: CodeType, codes: readonly (string | null | undefined)[]) => string[]
  /** The codes of a kind that may be chosen: all but those that are no longer in use. */
  listChoices: (type: CodeType) => readonly CodeChoice[]
  /** Whether every code of the client is known, so that no other can be one. */
  isWhole: boolean
}

export const emptyCodeNames: CodeNames = {
  find: () => null,
  listUnknown: () => [],
  listChoices: () => [],
  isWhole: false,
}

/**
 * Names by kind and code. Values are case-insensitive (public documentation). A kind of which no code
 * was told has no unknown ones: nothing is known of it.
 */
export function toCodeNames({ codes, summary }: CodesAnswer): CodeNames {
  const rows = (codes ?? []).filter((row) => row !== null)
  const named = new Map<string, string | null>()
  for (const { codeType, code, name } of rows)
    if (codeType && code) named.set(toKey(codeType, code), name?.trim() || null)
  const kinds = new Set(rows.flatMap(({ codeType }) => codeType?.toLowerCase() ?? []))
  return {
    find: (type, code) => named.get(toKey(type, String(code ?? ''))) ?? null,
    listUnknown: (type, found) =>
      kinds.has(type.toLowerCase())
        ? [...new Set(found.flatMap((code) => code || []))].filter(
            (code) => !named.has(toKey(type, code)),
          )
        : [],
    listChoices: (type) => {
      const choices = new Map<string, CodeChoice>()
      for (const { codeType, code, isActive, name } of rows)
        if (code && codeType?.toLowerCase() === type.toLowerCase() && isActive !== false)
          choices.set(toKey(type, code), { code, name: name?.trim() || null })
      return [...choices.values()]
    },
    isWhole:
      Array.isArray(codes) &&
      rows.every(({ codeType, code }) => codeType && code) &&
      summary?.totalCount != null &&
      String(summary.totalCount) === String(codes.length),
  }
}

const toKey = (type: string, code: string) => `${type} ${code}`.toLowerCase()
