import { and, eq, or, sql } from 'drizzle-orm'
import {
  createPaymentReservation,
  type PaymentReservation,
  reservationIdentifiers,
} from '@/lib/contracts/receivables/payment-reservations'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../../answer'
import { paymentReservations } from '../../../database/log-schema'
import { customers } from '../../../database/schema'
import { arItems } from '../../../database/sent-schema'
import type { Implement } from '../../../implement'
import { notFound, Refusal, unprocessable } from '../../../refusal'
import type { ClientItems } from '../items/client-items'
import { writeLogItem } from '../log-store'

/** Payments that are on their way. One lowers nothing; its item shows it beside what remains. */
export function registerReservationRoutes(
  implement: Implement,
  { db, items }: { db: Database; items: ClientItems },
) {
  implement(createPaymentReservation, async ({ params, body, now }) => {
    const clientNo = Number(params.clientno)
    await items.ensure(clientNo, now())
    const { paymentReservation: asked } = body
    return db.transaction(async (tx) => {
      const { paymentId } = asked
      await tx.execute(sql`select pg_advisory_xact_lock(${clientNo}, hashtext(${paymentId}))`)
      const earlier = await findReservation(tx, clientNo, paymentId)
      if (earlier && earlier.asked !== toText(asked))
        throw new Refusal(409, 'payment_id_used', `${paymentId} was used for another payment`)
      const stored = earlier ?? (await reserve(tx, clientNo, asked))
      if (!earlier)
        await writeLogItem(tx, {
          clientNo,
          customerNo: stored.customerNo,
          arItemId: stored.arItemId,
          documentNo: stored.documentNo,
          type: 'RESERVATION',
          message: `Payment of ${stored.amount} ${stored.currency} reserved`,
          reference: paymentId,
          userId: body.metadata?.userId ?? null,
          loggedAt: now(),
        })
      return makeAnswer(200, {
        status: 'PROCESSED',
        result: 'CREATED',
        message: `Payment ${paymentId} reserved`,
        paymentId,
        clientNo,
        customerNo: stored.customerNo,
        arItemId: stored.arItemId,
        reservedAmount: Number(stored.amount),
      })
    })
  })
}

async function findReservation(db: Database, clientNo: number, paymentId: string) {
  const [row] = await db
    .select()
    .from(paymentReservations)
    .where(
      and(eq(paymentReservations.clientNo, clientNo), eq(paymentReservations.paymentId, paymentId)),
    )
  return row && { ...row, documentNo: null as string | null }
}

/** Exactly one identifier names the document or the customer (public documentation). */
async function reserve(db: Database, clientNo: number, asked: PaymentReservation) {
  const named = reservationIdentifiers.filter((field) => asked[field] !== undefined)
  if (named.length !== 1)
    throw unprocessable({ paymentReservation: 'exactly one identifier is needed' })
  if (Number(asked.amount) <= 0)
    throw unprocessable({ 'paymentReservation.amount': 'must be above zero' })
  const subject = await findSubject(db, clientNo, asked)
  if (subject.currency !== null && subject.currency !== asked.currency)
    throw unprocessable({ 'paymentReservation.currency': `the document is in ${subject.currency}` })
  const { customerNo, arItemId, documentNo } = subject
  const [row] = await db
    .insert(paymentReservations)
    .values({
      clientNo,
      paymentId: asked.paymentId,
      asked: toText(asked),
      customerNo,
      arItemId,
      amount: String(asked.amount),
      currency: asked.currency,
      paymentDate: asked.paymentDate,
    })
    .returning()
  return { ...row!, documentNo }
}

/** The same for the same contents, in whatever order they came. */
const toText = (asked: PaymentReservation) => JSON.stringify(asked, Object.keys(asked).sort())

type Subject = {
  customerNo: string
  arItemId: number | null
  documentNo: string | null
  currency: string | null
}

async function findSubject(
  db: Database,
  clientNo: number,
  asked: PaymentReservation,
): Promise<Subject> {
  const { customerNo, accountNo } = asked
  if (customerNo === undefined && accountNo === undefined) return findItem(db, clientNo, asked)
  const [customer] = await db
    .select({ customerNo: customers.customerNo })
    .from(customers)
    .where(
      and(
        eq(customers.clientNo, clientNo),
        customerNo === undefined
          ? sql`${customers.data}->>'accountNo' = ${String(accountNo)}`
          : eq(customers.customerNo, customerNo),
      ),
    )
  if (!customer) throw notFound('The customer')
  return { ...customer, arItemId: null, documentNo: null, currency: null }
}

async function findItem(
  db: Database,
  clientNo: number,
  { arItemId, documentNo, documentUuid, referenceNo, kid }: PaymentReservation,
): Promise<Subject> {
  const found = await db
    .select()
    .from(arItems)
    .where(
      and(
        eq(arItems.clientNo, clientNo),
        arItemId === undefined ? undefined : sql`${arItems.arItemId}::text = ${String(arItemId)}`,
        documentNo === undefined ? undefined : eq(arItems.documentNo, documentNo),
        documentUuid === undefined
          ? undefined
          : sql`${arItems.data}->>'documentUuid' = ${documentUuid}`,
        referenceNo === undefined
          ? undefined
          : or(eq(arItems.documentNo, referenceNo), eq(arItems.kid, referenceNo)),
        kid === undefined ? undefined : eq(arItems.kid, kid),
      ),
    )
    .limit(2)
  const [item] = found
  if (!item) throw notFound('The document')
  if (found.length > 1) throw unprocessable({ paymentReservation: 'several documents are meant' })
  const { customerNo, data } = item
  return {
    customerNo,
    arItemId: item.arItemId,
    documentNo: item.documentNo,
    currency: data.currency,
  }
}
