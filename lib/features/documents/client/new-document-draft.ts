import { documentFields, type TypedDocument } from '@/lib/features/documents/domain/typed-document'
import { lineFields, type TypedLine } from '@/lib/features/documents/domain/typed-line'

/** Under which a document that is typed is kept: one for each customer it was begun from, and one. */
export const getNewDocumentDraftKey = (customerNo: string) =>
  customerNo === '' ? 'new-document' : `new-document:${customerNo}`

/** What was kept of an earlier page, over a blank one; null where nothing of the kind was. */
export function parseNewDocumentDraft(
  content: unknown,
  blank: TypedDocument,
): TypedDocument | null {
  if (typeof content !== 'object' || content === null) return null
  const kept = content as Record<string, unknown>
  const fields = documentFields.flatMap((field) =>
    typeof kept[field] === 'string' ? [[field, kept[field]] as const] : [],
  )
  if (fields.length === 0) return null
  const lines = Array.isArray(kept.lines) ? kept.lines : []
  return {
    ...blank,
    ...Object.fromEntries(fields),
    givenCurrency: toText(kept.givenCurrency),
    lines: lines.flatMap((line: unknown) => {
      if (typeof line !== 'object' || line === null) return []
      const typed = line as Record<string, unknown>
      const texts = lineFields.map((field) => [field, toText(typed[field])] as const)
      return [Object.fromEntries(texts) as TypedLine]
    }),
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
