/** English texts of looking an invoice up by what a caller has. */
export const trackingLookup = {
  has: {
    receiptId: 'receipt id',
    invoiceNumber: 'invoice number',
    kid: 'payment reference',
    fileName: 'file name',
    transactionRid: 'transaction number',
    invoiceeName: 'name',
    list: 'list',
  },
  why: {
    receiptLabel: 'The text in front says receipt.',
    receiptForm: 'It is written as receipt ids are.',
  },
}
