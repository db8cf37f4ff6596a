import type { DocumentToCreate } from '@/lib/contracts/receivables/documents'
import type { Database } from '@/lib/platform/database/open'
import { toCalendarDate } from '../../../clock'
import { documents } from '../../../database/document-schema'
import { arItems } from '../../../database/sent-schema'
import type { StoredDocument } from '../../../database/stored-document'
import { unprocessable } from '../../../refusal'
import { findCustomer } from '../customers/customer-store'
import { derivePostings } from '../ledger/derive-postings'
import { countDocuments } from './document-store'

/** Types that can be booked, and whether they raise what a customer owes. Assumed. */
const signs: Readonly<Record<string, 1 | -1>> = { IN: 1, RN: 1, CN: -1 }

type Amounts = DocumentToCreate['currencyAmounts']

/** Amounts in hundredths of an øre: what is smaller is not asked about. */
const isInBalance = ({ exclVat, vat, inclVat }: Amounts) =>
  exclVat === undefined ||
  vat === undefined ||
  Math.round((Number(exclVat) + Number(vat) - Number(inclVat)) * 10_000) === 0

/**
 * Stores a document and books it as a receivable item, inside the caller's transaction.
 *
 * @throws Refusal 422 where the customer is not there, the number is taken, the type is unknown, it
 *   is due before its day, or the amount has the wrong sign. All of it is assumed.
 */
export async function bookDocument(
  tx: Database,
  clientNo: number,
  sent: DocumentToCreate,
  { documentUuid, now }: { documentUuid: string; now: number },
): Promise<{ arItemId: number; documentUuid: string }> {
  const { customerNo, documentNo, documentType, documentDate, dueDate, currency, kid } = sent
  const amount = Number(sent.currencyAmounts.inclVat)
  const sign = signs[documentType]
  const wrong = {
    ...(!(await findCustomer(tx, clientNo, customerNo)) && { customerNo: 'does not exist' }),
    ...((await countDocuments(tx, clientNo, { documentno: documentNo })) > 0 && {
      documentNo: 'is taken',
    }),
    ...(sign === undefined && { documentType: 'is not known' }),
    ...(dueDate && dueDate < documentDate && { dueDate: 'is before the day of the document' }),
    ...(sign !== undefined && amount * sign <= 0 && { currencyAmounts: 'has the wrong sign' }),
    ...(!isInBalance(sent.currencyAmounts) && { currencyAmounts: 'does not add up' }),
  }
  if (Object.keys(wrong).length > 0)
    throw unprocessable(
      Object.fromEntries(
        Object.entries(wrong).map(([field, why]) => [`documents.0.${field}`, why]),
      ),
    )
  const [item] = await tx
    .insert(arItems)
    .values({
      ...{ clientNo, customerNo, documentNo, kid: kid ?? null },
      data: {
        ...{ documentUuid, documentType, documentDate, dueDate: dueDate ?? null, currency },
        ...{ originalAmount: amount, remainingAmount: amount, status: 'OPEN' },
        ...{ collectionLevel: 'NONE', reminderCount: 0, lastReminderDate: null },
      },
    })
    .returning()
  const { customerNo: _, documentNo: _no, ...data } = sent
  await tx.insert(documents).values({
    ...{ clientNo, customerNo, documentNo, arItemId: item!.arItemId },
    bundleId: `DB-${toCalendarDate(now)}`,
    data: { ...data, documentUuid, createdAt: new Date(now).toISOString() } as StoredDocument,
  })
  await derivePostings(tx, clientNo, now)
  return { arItemId: item!.arItemId, documentUuid }
}
