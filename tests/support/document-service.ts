import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import type { DeskUnderTest } from './desk-under-test'
import type { Arrived } from './fake-upstream'
import { faultyUpstream } from './faulty-upstream'

type Body = Record<string, unknown> & { documentNo: string }

/** A service that creates whatever document it is sent, as often as it comes. */
export function documentService(desk: DeskUnderTest) {
  const service = Object.assign(faultyUpstream(desk, run), {
    /** Documents that are there, each as it was sent. */
    held: [] as Body[],
    /** Whether a document can be read by its number: `odd` reads another one, `away` has no such path. */
    reads: true as boolean | 'odd' | 'away',
    /** Which of its reads fail. */
    down: null as 'documents' | 'aritems' | null,
    /** Items that its list shows beside those of documents. */
    items: [] as Record<string, unknown>[],
    /** Whether it shows an item of each document. */
    books: true,
    /** Whether it knows the filter of items by number. */
    filters: true,
    /** What its list tells beside the rows; null: nothing. */
    summary: {} as object | null,
    /** What it answers in place of creating; null: it creates. */
    answer: null as { status: number; body: object } | null,
  })

  function run({ method, url, text }: Arrived) {
    if (method !== 'GET') {
      if (service.answer) return service.answer
      service.held.push(...(JSON.parse(text) as { documents: Body[] }).documents)
      return url.includes('/batches')
        ? { status: 202, body: { batchUuid: `00000000-0000-4000-8000-${service.held.length}` } }
        : { status: 200, body: { status: 'PROCESSED', result: 'CREATED' } }
    }
    const { pathname, searchParams } = new URL(url, 'http://service.test')
    if (service.down && pathname.includes(`/${service.down}`)) return { status: 500, body: {} }
    return pathname.includes('/documents/')
      ? answerDocument(decodeURIComponent(pathname.split('/').at(-1)!))
      : answerItems(searchParams.get('documentno'))
  }

  function answerDocument(asked: string) {
    if (service.reads === 'odd') return { status: 200, body: { documentNo: 'another' } }
    if (service.reads === 'away') return { status: 404, body: {} }
    const found = service.held.find(({ documentNo }) => documentNo === asked)
    if (service.reads && found) return { status: 200, body: found }
    return { status: 404, body: { errorCode: 'not_found', message: 'No such document' } }
  }

  function answerItems(documentNo: string | null) {
    const booked = service.books
      ? service.held.map(({ currencyAmounts, ...rest }, at) => ({
          ...{ ...rest, arItemId: at + 1 },
          originalAmount: (currencyAmounts as { inclVat: number }).inclVat,
        }))
      : []
    const all = [...booked, ...service.items]
    const rows = service.filters ? all.filter((row) => row.documentNo === documentNo) : all
    const summary = service.summary && { totalCount: rows.length, ...service.summary }
    return { status: 200, body: { summary, arItems: rows } }
  }
  return service
}

/** An invoice under a number, as a person approves it. */
export const makeNewDocument = (documentNo: string): NewDocument => ({
  ...{ documentType: 'IN', customerNo: '10001', documentNo, currency: 'NOK', language: '' },
  ...{ documentDate: '2026-11-26', dueDate: '2026-12-10', kid: '', lines: [] },
  amounts: { exclVat: 1000.1, vat: 250.02, inclVat: 1250.12 },
  ...{
    customerMessage: '',
    subCustomerNo: '',
    sellerReference: '',
    buyerReference: '',
    additionalReference: '',
  },
  ...{ salesOrderId: '', purchaseOrderId: '', distribution: '', einvoiceCode: null },
})
