import { expect, test } from 'vitest'
import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { documentService } from '@/tests/support/document-service'
import { checkOnce, type MeantWrite } from '@/tests/support/once'
import { submitDocument } from './submit-document'
import { submitDocuments } from './submit-documents'

const desk = deskUnderTest()
const people = ['kari', 'ola'] as const
const amounts = { exclVat: 80, vat: 20, inclVat: 100 }
const document: NewDocument = {
  ...{ documentType: 'IN', customerNo: '10001', documentNo: '2026-90001', currency: 'NOK' },
  ...{ documentDate: '2026-11-26', dueDate: null, language: '', kid: '', amounts, lines: [] },
  ...{
    customerMessage: '',
    subCustomerNo: '',
    sellerReference: '',
    buyerReference: '',
    additionalReference: '',
  },
  ...{ salesOrderId: '', purchaseOrderId: '', distribution: '', einvoiceCode: null },
}

type Way = 'by itself' | 'in a batch'

const keyOf = (index: number) => `6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b1${index}`

/**
 * What a person means: a document that is told by its reference, and in a batch another beside it.
 */
function toMeantWrite(
  service: ReturnType<typeof documentService>,
  [userName, way]: readonly [MeantWrite['userName'], Way],
  index: number,
): MeantWrite {
  const common = { idempotencyKey: keyOf(index), userName, clientNo: '1001' }
  const own = { ...document, buyerReference: userName }
  const beside = { ...own, documentNo: `2026-9000${index + 2}` }
  return {
    ...{ idempotencyKey: common.idempotencyKey, userName },
    operation: way === 'in a batch' ? 'createDocuments' : 'createDocument',
    send: () =>
      way === 'in a batch'
        ? submitDocuments({ ...common, documents: [beside, own] })
        : submitDocument({ ...common, document: own }),
    saysDone: (value) => ['created', 'accepted'].includes((value as { outcome: string }).outcome),
    countDone: () => {
      const held = service.held.filter(({ documentNo }) => documentNo === document.documentNo)
      expect(held.length).toBeLessThanOrEqual(1)
      return held.filter(({ buyerReference }) => buyerReference === userName).length
    },
  }
}

/** Two people create the same document, and the service takes all that comes. */
test.each<[string, readonly [Way, Way], number]>([
  ['both by itself', ['by itself', 'by itself'], 60],
  ['one in a batch', ['by itself', 'in a batch'], 60],
  ['both in a batch', ['in a batch', 'in a batch'], 60],
])(
  'whatever happens, a document that two create, %s, is created once at most, and nothing is said of it that is not so',
  async (_, ways, runs) => {
    await checkOnce(
      desk,
      ([reads, books]) => {
        const service = Object.assign(documentService(desk), { reads, books: books || !reads })
        const writes = people.map((person, at) =>
          toMeantWrite(service, [person, ways[at]!] as const, at),
        )
        return { service, writes }
      },
      runs,
    )
  },
  240_000,
)
