import {
  type DocumentField,
  type DocumentRoute,
  documentFields,
  makeBlankDocument,
  type TypedDocument,
  type TypedLine,
  vatCategories,
} from '@/lib/features/invoice-sending/domain/typed-document'

const draftKeys = { business: 'send:b2b', person: 'send:b2c', letter: 'send:letter' } as const

/** Under which a document that is typed is kept, one for each form. */
export const getDocumentDraftKey = (route: DocumentRoute) => draftKeys[route]

/** Who somebody is stays out of every draft. */
const unkept: readonly DocumentField[] = ['nationalId', 'birthDate']

/**
 * A document that is typed, with its identifier. Files are no part of it, nor is what tells who a
 * private person is.
 */
export type DocumentDraft = {
  identifier: string
  companyId: number | null
  fields: Partial<Record<DocumentField, string>>
  lines: readonly TypedLine[]
}

/** What is kept of a document: blank fields too, or one that was cleared would be filled in again. */
export function toDocumentDraft(
  { fields, lines }: TypedDocument,
  identifier: string,
  companyId: number | null,
): DocumentDraft {
  const kept = documentFields.filter((field) => !unkept.includes(field))
  return {
    identifier,
    companyId,
    fields: Object.fromEntries(kept.map((field) => [field, fields[field]])),
    lines,
  }
}

/**
 * What was kept of an earlier page, as far as it is one; null for anything else, because a store may
 * hold what an older desk wrote.
 */
export function parseDocumentDraft(content: unknown): DocumentDraft | null {
  const { identifier, companyId, fields, lines } = toRecord(content)
  if (typeof identifier !== 'string' || identifier === '') return null
  const typed = toRecord(fields)
  return {
    identifier,
    companyId: typeof companyId === 'number' ? companyId : null,
    fields: Object.fromEntries(
      documentFields.flatMap((field) => {
        const value = typed[field]
        return typeof value === 'string' && !unkept.includes(field) ? [[field, value]] : []
      }),
    ),
    lines: (Array.isArray(lines) ? lines : []).map(parseLine),
  }
}

/** A draft as the form opens it, over a blank document. */
export function openDraft(
  route: DocumentRoute,
  blank: Parameters<typeof makeBlankDocument>[1],
  draft: DocumentDraft,
): TypedDocument {
  const document = makeBlankDocument(route, blank)
  return {
    ...document,
    fields: { ...document.fields, ...draft.fields },
    lines: draft.lines.length > 0 ? draft.lines : document.lines,
  }
}

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

function parseLine(kept: unknown): TypedLine {
  const line = toRecord(kept)
  const text = (name: string) => (typeof line[name] === 'string' ? line[name] : '')
  return {
    text: text('text'),
    quantity: text('quantity'),
    unit: text('unit'),
    price: text('price'),
    vat: text('vat'),
    category: vatCategories.find((each) => each === line.category) ?? 'S',
  }
}
