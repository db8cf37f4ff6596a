import Big from 'big.js'
import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { arItems } from '../../../database/sent-schema'
import { unprocessable } from '../../../refusal'
import { addPosting } from '../bookings/add-posting'

/** Documents that can be credited: an invoice and an interest note. */
const creditable = ['IN', 'RN']

/**
 * Makes a credit note for an item: an item of its own under the same number, used up at once by what
 * it takes from the other, and without a KID: nobody pays it. The item is held from others until the transaction ends.
 *
 * @returns the id of the note's item.
 * @throws Refusal 422 when the document is neither an invoice nor an interest note, or when less
 *   remains (assumed).
 */
export async function bookCreditNote(
  tx: Database,
  arItemId: number,
  credited: number,
  date: string,
): Promise<number> {
  const [item] = await tx.select().from(arItems).where(eq(arItems.arItemId, arItemId)).for('update')
  const { data, clientNo, customerNo, documentNo } = item!
  if (!creditable.includes(data.documentType))
    throw unprocessable({ 'arItem.creditNote': 'only invoices and interest notes are credited' })
  if (new Big(data.remainingAmount).lt(credited))
    throw unprocessable({
      'arItem.creditNote.amount': `only ${data.remainingAmount} ${data.currency} remain`,
    })
  const amount = new Big(credited).toFixed()
  const taken = new Big(credited).times(-1).toFixed()
  const [note] = await tx
    .insert(arItems)
    .values({
      ...{ clientNo, customerNo, documentNo, kid: null },
      data: {
        ...{ documentUuid: crypto.randomUUID(), documentType: 'CN', currency: data.currency },
        ...{ documentDate: date, dueDate: date, originalAmount: Number(taken), remainingAmount: 0 },
        ...{ status: 'PAID', collectionLevel: 'NONE', reminderCount: 0, lastReminderDate: null },
      },
    })
    .returning({ arItemId: arItems.arItemId })
  await addPosting(tx, { arItemId: note!.arItemId, date, kind: 'CREDIT_NOTE', amount: taken })
  await addPosting(tx, { arItemId: note!.arItemId, date, kind: 'CREDITED', amount })
  await addPosting(tx, { arItemId, date, kind: 'CREDITED', amount: taken })
  return note!.arItemId
}
