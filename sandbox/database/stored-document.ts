type Amounts = { exclVat: number; vat: number; inclVat: number }

/** What of a document nothing is found by, in the words of the interface. */
export type StoredDocument = {
  documentUuid: string
  documentType: string
  documentDate: string | null
  dueDate: string | null
  currency: string
  currencyAmounts?: Partial<Amounts>
  createdAt: string
  documentLines?: Record<string, unknown>[]
} & Record<string, unknown>
