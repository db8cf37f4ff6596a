/**
 * The values of coded fields that the desk knows; every list is incomplete, and those of channel
 * statuses, endpoints and types are assumed.
 */
export const knownValues = {
  status: ['OK', 'Pending', 'Failed', 'Handled'],
  channel: [
    'Sent',
    'Delivered',
    'ReceiptReceived',
    'WaitingForReceipt',
    'Queued',
    'Rejected',
    'NotFound',
    'Expired',
  ],
  endpoint: ['Peppol', 'eFaktura', 'Digipost', 'E-mail', 'Print', 'Kivra', 'NemHandel', 'Finvoice'],
  type: ['Invoice', 'CreditNote', 'Reminder', 'Letter'],
  correlation: ['Matched', 'Unmatched', 'Ambiguous'],
} as const
export type CodedField = keyof typeof knownValues

/** The same value: without case and blanks around it, as the status of a row is read. */
export const isSameValue = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The known value that a code is, however it is written; undefined for one that nobody has named. */
export const findKnownValue = <Field extends CodedField>(
  field: Field,
  code: string,
): (typeof knownValues)[Field][number] | undefined =>
  knownValues[field].find((each) => isSameValue(each, code))
