/** English texts of looking an invoice up by what a caller has. */
export const trackingLookup = {
  has: {
    receiptId: 'receipt ID',
    invoiceNumber: 'invoice number',
    kid: 'payment reference',
    fileName: 'file name',
    transactionRid: 'transaction number',
    invoiceeName: 'recipient name',
    list: 'list',
  },
  why: {
    receiptLabel: 'It’s labelled as a receipt.',
    receiptForm: 'It has the format of a receipt ID.',
  },
}
