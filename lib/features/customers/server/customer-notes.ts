import 'server-only'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { CustomerNote } from '@/lib/contracts/desk/receivables/customer-notes'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { placeIn } from '@/lib/platform/database/places'
import { seal, unseal } from '@/lib/platform/database/sealed'
import { customerNotes } from '@/lib/platform/database/work-schema'

/** A customer of a client. */
export type CustomerKey = { clientNo: string; customerNo: string }

const isOfCustomer = ({ clientNo, customerNo }: CustomerKey) =>
  and(eq(customerNotes.clientNo, clientNo), eq(customerNotes.customerNo, customerNo))

/** Notes about a customer, newest first, at most so many, opened. */
export async function readCustomerNotes(of: CustomerKey, most: number): Promise<CustomerNote[]> {
  const db = await getDeskDatabase()
  const rows = await db
    .select()
    .from(customerNotes)
    .where(isOfCustomer(of))
    .orderBy(desc(customerNotes.writtenAt), desc(customerNotes.id))
    .limit(most)
  return rows.map(({ id, person, text, writtenAt }) => ({
    id,
    by: person,
    at: writtenAt.toISOString(),
    text: unseal(text, placeIn.customerNote(id)),
  }))
}

/** Keeps a note, sealed. One that is kept already under its id stays as it is. */
export async function storeCustomerNote(
  of: CustomerKey,
  { id, person, text }: { id: string; person: string; text: string },
): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .insert(customerNotes)
    .values({
      ...of,
      id,
      person,
      text: seal(text, placeIn.customerNote(id)),
      writtenAt: new Date(),
    })
    .onConflictDoNothing()
}

/**
 * Deletes a note about a customer that a person wrote. False: it is another person's. One that is
 * not there is deleted already.
 */
export async function deleteOwnNote(
  of: CustomerKey,
  { id, person }: { id: string; person: string },
): Promise<boolean> {
  const db = await getDeskDatabase()
  const isNote = and(isOfCustomer(of), eq(customerNotes.id, id))
  await db.delete(customerNotes).where(and(isNote, eq(customerNotes.person, person)))
  return (await db.select({ id: customerNotes.id }).from(customerNotes).where(isNote)).length === 0
}

/** Erases notes that were written more than `days` ago. */
export async function eraseOldCustomerNotes(days: number): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .delete(customerNotes)
    .where(lt(customerNotes.writtenAt, new Date(Date.now() - days * 86_400_000)))
}
