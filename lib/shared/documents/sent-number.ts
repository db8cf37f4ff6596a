type Sent = { operation: string; body: object }

/**
 * The number that a document bears as it is sent (interface.md 4.9): of a business document its id,
 * of a letter the reference that it is given. Blank where it has none.
 */
export function getSentNumber({ operation, body }: Sent): string {
  const { InvoiceNo, ID, Reference } = body as Record<string, unknown>
  const number = operation === 'sendB2cLetter' ? Reference : (InvoiceNo ?? ID)
  return typeof number === 'string' ? number.trim() : ''
}

/** Whether two sends of one number may be of the same document: a credit note is no invoice. */
export const isSameKind = (one: string, other: string): boolean =>
  isCreditNote(one) === isCreditNote(other)

const isCreditNote = (operation: string) => operation === 'sendB2bCreditNote'
