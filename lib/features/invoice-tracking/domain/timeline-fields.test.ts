import { expect, test } from 'vitest'
import { JournalEntry } from '@/lib/contracts/desk/journal'
import { operations } from '@/lib/contracts/registry'
import { timelineFields } from './timeline-fields'

/** Dated fields that are no events of an invoice, or stand beside one. */
const noEvents = [
  'endedAt',
  'deadlineAt',
  'postalReturnDate',
  'registrationStatusDate',
  'dateOfBirth',
]

test('no dated field of a contract is forgotten', () => {
  const fieldsOf = (schema: unknown, before = '', depth = 0): string[] => {
    const shape = (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {}
    return Object.entries(shape).flatMap(([field, inner]) => {
      let bare = inner as { unwrap?: () => unknown; def?: { type: string } }
      while (['optional', 'nullable'].includes(bare.def?.type ?? ''))
        bare = bare.unwrap!() as typeof bare
      return bare.def?.type === 'object' && depth < 1
        ? fieldsOf(bare, `${field}.`, depth + 1)
        : [`${before}${field}`]
    })
  }
  const {
    getInvoiceStatus,
    getReceipt,
    getArItem,
    getInvoiceView,
    getCustomer,
    getCollectionInvoice,
    listInvoiceHistory,
    listInvoicePayments,
  } = operations
  const rowsOf = (page: unknown) =>
    (page as { shape: { data: { unwrap(): { unwrap(): { element: unknown } } } } }).shape.data
      .unwrap()
      .unwrap().element
  const dataOf = (page: unknown) =>
    (page as { shape: { data: { unwrap(): { unwrap(): unknown } } } }).shape.data.unwrap().unwrap()
  const contracts: [keyof typeof timelineFields, unknown][] = [
    ['status', getInvoiceStatus.answers[200]],
    ['receipt', getReceipt.answers[200]],
    ['view', getInvoiceView.answers[200]],
    ['item', getArItem.answers[200]],
    ['customer', getCustomer.answers[200]],
    ['journal', JournalEntry],
    ['collectionInvoice', dataOf(getCollectionInvoice.answers[200])],
    ['history', rowsOf(listInvoiceHistory.answers[200])],
    ['payment', rowsOf(listInvoicePayments.answers[200])],
  ]
  for (const [shape, contract] of contracts) {
    const fields = fieldsOf(contract)
    const dated = fields.filter(
      (field) =>
        /(?:Time|Date|At|Until|Received|\.at)$/.test(field) &&
        !noEvents.includes(field.split('.').at(-1)!),
    )
    expect(Object.keys(timelineFields[shape]).sort(), shape).toEqual(dated.sort())
  }
})
