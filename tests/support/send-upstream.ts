import { randomUUID } from 'node:crypto'
import type { DocumentSubmission } from '@/lib/contracts/desk/sending/send-document'
import { type SendOperationName, sendOperations } from '@/lib/contracts/distribution/send'
import type { DeskUnderTest } from './desk-under-test'
import type { Arrived } from './fake-upstream'
import { faultyUpstream } from './faulty-upstream'

export const companyId = 501

/** A document as the service holds it, and how its delivery stands. */
export type HeldDocument = {
  path: string
  receiptId: string
  identifier: string
  number: string | null
  body: Record<string, unknown>
  status: 'Pending' | 'OK' | 'Failed'
}

/**
 * A service that takes whatever it is sent and deduplicates nothing, unless it is told to: what went
 * out twice is there twice. It is asked for a status by identifier, which it may not know, for the
 * view of a failed invoice, and for its newest invoices.
 */
export function sendUpstream(desk: DeskUnderTest) {
  const documents: HeldDocument[] = []
  const service = Object.assign(faultyUpstream(desk, run), {
    documents,
    /** Whether an identifier is taken once. */
    dedupes: false,
    /** Whether it knows the question for an identifier; else it answers its newest document. */
    knowsIdentifiers: true,
    /** Whether its answers name the identifier. */
    namesIdentifiers: true,
    /** The status with which it refuses what it has taken; null: it says that it took it. */
    refusesTaken: null as number | null,
    /** Documents of the company that another system has sent. */
    others: [] as Pick<HeldDocument, 'receiptId' | 'identifier' | 'number'>[],
    /** What it answers to the question for a view; null: it has none. */
    view: null as object | null,
    heldBy: (identifier: string) => documents.filter((each) => each.identifier === identifier),
  })

  function run({ method, url, text }: Arrived) {
    const { pathname } = new URL(url, 'http://service.test')
    if (pathname.endsWith('InvoiceView')) return answerView()
    if (pathname.endsWith('SummaryInvoice')) return answerSummary()
    const body = JSON.parse(text || '{}') as Record<string, unknown>
    return method === 'GET' || pathname.endsWith('status')
      ? answerStatus(body)
      : takeDocument(pathname, body)
  }

  const answerView = () =>
    service.view ? { status: 200, body: service.view } : { status: 404, body: {} }

  const answerSummary = () => ({
    status: 200,
    body: {
      Rows: service.others.map(({ number }, at) => ({
        ...{ RowId: at + 1, TransactionRid: at + 1, CompanyId: companyId, InvoiceNumber: number },
      })),
    },
  })

  function takeDocument(path: string, body: Record<string, unknown>) {
    const identifier = String(body.Identifier)
    if (service.dedupes && service.heldBy(identifier).length > 0)
      return { status: 409, body: { errorCode: 'duplicate', message: 'used before' } }
    const receiptId = randomUUID()
    const number = (body.InvoiceNo ?? body.ID ?? null) as string | null
    documents.push({ path, receiptId, identifier, number, body, status: 'Pending' })
    if (service.refusesTaken) return { status: service.refusesTaken, body: {} }
    return {
      status: 202,
      body: { ReceiptId: receiptId, Identifier: identifier, Status: 1 },
    }
  }

  function answerStatus({ Identifier: asked, InvoiceNumber }: Record<string, unknown>) {
    const all = [...service.others, ...documents]
    const found = InvoiceNumber
      ? all.findLast(({ number }) => number === InvoiceNumber)
      : service.knowsIdentifiers
        ? all.find((each) => [each.identifier, each.receiptId].includes(String(asked)))
        : documents.at(-1)
    if (!found) return { status: 404, body: { message: 'no such invoice' } }
    return {
      status: 200,
      body: {
        ReceiptId: found.receiptId,
        ...(service.namesIdentifiers && { Identifier: found.identifier }),
        ...{ Status: 3, CompanyId: companyId },
        Transaction: {
          ...{ TransactionRid: 77, InvoiceNumber: found.number },
          ...('status' in found && { Status: found.status }),
          LogText: 'status' in found && found.status === 'Failed' ? 'StreetName is missing' : null,
        },
      },
    }
  }
  return service
}

let made = 0

/** A document that Kari sends, by each operation, under names and a number of its own. */
export function submitting(
  operation: SendOperationName,
  more: { body?: object; replaces?: DocumentSubmission['replaces'] } = {},
): DocumentSubmission {
  made += 1
  const identifier = `s-20260312-${String(made).padStart(10, '0')}`
  const example = sendOperations[operation].example.body as object
  const numbered = { ...example, ...toNumber(operation, `N-${made}`), Identifier: identifier }
  return {
    ...{ idempotencyKey: randomUUID(), userName: 'kari', companyId },
    document: { operation, body: { ...numbered, ...more.body } } as DocumentSubmission['document'],
    replaces: more.replaces ?? null,
  }
}

/** The part of a body that is its number. */
export function toNumber(operation: SendOperationName, number: string): object {
  if (operation === 'sendB2cLetter') return { Reference: number }
  return operation.startsWith('sendB2b') ? { ID: number } : { InvoiceNo: number }
}

/** A failed invoice whose place another one takes. */
export const failedInvoice = { transactionRid: 9_000_012, receiptId: 'R-1', invoiceNumber: '77' }
