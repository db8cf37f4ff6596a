/** Fields of the receivables area whose values are codes, as the service names their kinds (assumed). */
export type CodeType =
  | 'customerGroupCode'
  | 'customerCategory'
  | 'distributionType'
  | 'einvoiceCode'
  | 'documentType'
  | 'lineType'
  | 'attachmentCode'

type CodeRow = { codeType?: string | null; code?: string | null; name?: string | null }
type CodesAnswer = { codes?: readonly (CodeRow | null)[] | null }

/** What codes are called. */
export type CodeNames = {
  /** The name of a code; null for one that nobody named. */
  find: (type: CodeType, code: string | number | null | undefined) => string | null
  /** Of some codes of a kind, those that the service does not have; none while it has told no code. */
  listUnknown: (type: CodeType, codes: readonly (string | null | undefined)[]) => string[]
}

export const emptyCodeNames: CodeNames = { find: () => null, listUnknown: () => [] }

/**
 * Names by kind and code. Values are case-insensitive (public documentation). A kind of which no code
 * was told has no unknown ones: nothing is known of it.
 */
export function toCodeNames({ codes }: CodesAnswer): CodeNames {
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
  }
}

const toKey = (type: string, code: string) => `${type} ${code}`.toLowerCase()
