import { postingFields, postingRowsMax, type TypedPosting } from './typed-postings'

/** What is typed of a set: kept until it is sent. */
export type PostingsDraft = { method: string; rows: readonly Omit<TypedPosting, 'key'>[] }

export const postingsDraftKey = 'postings'

export const toPostingsDraft = (method: string, rows: readonly TypedPosting[]): PostingsDraft => ({
  method,
  rows: rows.map(({ key: _, ...row }) => row),
})

/** Whether more stands in the rows than they begin with: a currency and a date are given. */
export const isAnyTyped = (rows: readonly TypedPosting[]): boolean =>
  rows.length > 1 ||
  rows.some(({ customerNo, documentNo, amount, text }) =>
    [customerNo, documentNo, amount, text].some((typed) => typed.trim() !== ''),
  )

/** A draft as it was kept by whichever version; null for anything else, and for one without rows. */
export function parsePostingsDraft(content: unknown): PostingsDraft | null {
  if (!isRecord(content) || typeof content.method !== 'string') return null
  const rows: unknown = content.rows
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > postingRowsMax) return null
  const typed = rows.map(parseRow)
  return typed.every((row) => row !== null) ? { method: content.method, rows: typed } : null
}

function parseRow(row: unknown): PostingsDraft['rows'][number] | null {
  if (!isRecord(row)) return null
  const texts = {
    customerNo: '',
    documentNo: '',
    amount: '',
    currency: '',
    postingDate: '',
    text: '',
  }
  for (const field of postingFields) {
    const typed = row[field]
    if (typeof typed !== 'string') return null
    texts[field] = typed
  }
  return texts
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
