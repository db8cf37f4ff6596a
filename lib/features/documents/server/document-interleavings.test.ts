import { expect, test } from 'vitest'
import type { NewDocument } from '@/lib/contracts/desk/receivables/new-document'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import { documentService } from '@/tests/support/document-service'
import { checkOnce, type Intent } from '@/tests/support/once'
import { submitDocument } from './submit-document'

const desk = deskUnderTest()
const people = ['kari', 'ola'] as const
const amounts = { exclVat: 80, vat: 20, inclVat: 100 }
const document: NewDocument = {
  ...{ documentType: 'IN', customerNo: '10001', documentNo: '2026-90001', currency: 'NOK' },
  ...{ documentDate: '2026-11-26', dueDate: null, language: '', kid: '', amounts, lines: [] },
  ...{ customerMessage: '', sellerReference: '', buyerReference: '', additionalReference: '' },
  ...{ salesOrderId: '', purchaseOrderId: '', distribution: '', einvoiceCode: null },
}

/** Two people create the same document, which is told by its reference, and the service takes all. */
test('whatever happens, a document is created once at most, and nothing is said of it that is not so', async () => {
  await checkOnce(
    desk,
    ([reads, books]) => {
      const service = Object.assign(documentService(desk), { reads, books: books || !reads })
      const toIntent = (userName: Intent['userName'], index: number): Intent => {
        const idempotencyKey = `6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b1${index}`
        return {
          ...{ idempotencyKey, userName, operation: 'createDocument' },
          send: () =>
            submitDocument({
              ...{ idempotencyKey, userName, clientNo: '1001' },
              document: { ...document, buyerReference: userName },
            }),
          saysDone: (value) => (value as { outcome: string }).outcome === 'created',
          countDone: () => {
            expect(service.held.length).toBeLessThanOrEqual(1)
            return service.held.filter((held) => held.buyerReference === userName).length
          },
        }
      }
      return { service, intents: people.map(toIntent) }
    },
    200,
  )
}, 120_000)
