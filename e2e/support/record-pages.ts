import { routes } from '@/lib/shared/routes'
import type { Desk } from '../fixtures'
import { collectionOf } from './collection'
import { sendCustomerBatch } from './customer-batches'
import { findItemId } from './items'
import { findGlItemId } from './ledger'

/** Pages of one thing each, by their patterns. */
export const recordPages: [pattern: string, addressOf: (desk: Desk) => Promise<string>][] = [
  [
    '/clients/[clientNo]/items/[arItemId]',
    async (desk) => routes.item(desk.clientNo, await findItemId(desk)),
  ],
  [
    '/clients/[clientNo]/ledger/items/[glItemId]',
    async (desk) => routes.glItem(desk.clientNo, await findGlItemId(desk)),
  ],
  [
    '/clients/[clientNo]/batches/[batchUuid]',
    async (desk) => {
      const rows = [{ customerNo: 'nobody', phoneNo: '22334455' }]
      return routes.receivablesBatch(desk.clientNo, await sendCustomerBatch(desk, rows))
    },
  ],
  [
    '/batches/[organizationId]/[batchId]',
    async (desk) => {
      await collectionOf(desk).addInvoices({
        ...{ originalInvoiceAmount: 1000, currency: 'NOK' },
        invoiceNumber: 'RECORD-1',
      })
      const { invoices } = await collectionOf(desk).ledger()
      const { batchId } = invoices.findLast((each) => each.batchId !== null)!
      return routes.collectionBatch(desk.organizationId, batchId!)
    },
  ],
  [
    '/collection/[organizationId]/invoices/[invoiceId]',
    async (desk) => routes.collectionInvoice(desk.organizationId, await findInvoiceId(desk)),
  ],
  [
    '/collection/[organizationId]/cases/[caseNumber]',
    async (desk) => {
      const [first] = await collectionOf(desk).cases()
      return routes.case(desk.organizationId, String(first?.caseNumber))
    },
  ],
  [
    '/collection/[organizationId]/settlements/[settlementId]',
    async (desk) => {
      const settled = { invoiceId: await findInvoiceId(desk), amount: 100 }
      const { settlementId } = await collectionOf(desk).addSettlement(settled)
      return routes.settlement(desk.organizationId, settlementId)
    },
  ],
  [
    '/invoices/number/[invoiceNumber]',
    async (desk) => {
      await desk.addTransactions({ InvoiceNumber: 'RECORD-2', Status: 'Failed' })
      return routes.invoiceByNumber('RECORD-2', desk.companyId)
    },
  ],
  ['/invoices/id/[identifier]', async () => routes.invoiceById('R-1')],
]

const findInvoiceId = async (desk: Desk) => String((await collectionOf(desk).invoices())[0]?.id)
