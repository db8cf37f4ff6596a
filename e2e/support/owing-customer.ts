import type { Desk } from '../fixtures'
import { collectionOf } from './collection'
import { inDays } from './days'

/** The name of the customer that owes. */
export const owingName = 'Fjellheim Rør og Varme AS'

/**
 * A customer with one invoice that is not due, one that was not delivered and is late, and one that
 * is in collection.
 */
export async function owingCustomer(
  desk: Desk,
  fields: object = { stopReminderUntil: inDays(19) },
) {
  const customer = await desk.withCustomer({ name: owingName, ...fields })
  const sent = { InvoiceeName: owingName, Status: 'OK', ActualChannel: 'Peppol' }
  await desk.addTransactions(
    { ...sent, InvoiceNumber: 'W-1', KID: '70010001', Amount: 1000.5, DueDate: inDays(14) },
    {
      ...sent,
      InvoiceNumber: 'W-2',
      KID: '70010002',
      Amount: 200,
      DueDate: inDays(-40),
      Status: 'Failed',
      ChannelStatus: 'Rejected',
      LogText: 'Mailbox is full',
    },
    { ...sent, InvoiceNumber: 'W-3', KID: '70010003', Amount: 30, DueDate: inDays(-100) },
  )
  const [registered] = await collectionOf(desk).addInvoices({
    originalInvoiceAmount: 30,
    currency: 'NOK',
    invoiceNumber: 'W-3',
    ocrReferenceNumber: '70010003',
    dueDate: `${inDays(-100)}T00:00:00.000Z`,
    debtors: [
      {
        role: 'PRIMARY_DEBTOR',
        type: 'COMPANY',
        name: owingName,
        customerNumber: customer.customerNo,
      },
    ],
  })
  return { ...customer, caseNumber: registered!.caseNumber }
}
