import { mapInPieces } from '@/lib/client/pauses'
import { getDraftQuery, noClient } from '@/lib/client/user-state'
import type { BankLine } from '@/lib/features/payment-matching/domain/bank-line'
import { describeIdentity, type Repeat } from '@/lib/features/payment-matching/domain/line-identity'
import { makeSourceId } from '@/lib/shared/references/source-id'

/**
 * The unique source id of a part of a bank line. It follows from the line alone, so that the same
 * line has it whoever pastes it, on whichever day, and whatever invoice is chosen.
 */
export async function makePaymentId(
  line: BankLine,
  { currency, occurrence }: { currency: string; occurrence: number },
  part: number,
): Promise<string> {
  const identity = describeIdentity(line, line.currency ?? currency)
  const bytes = new TextEncoder().encode(JSON.stringify([identity, occurrence, part]))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return makeSourceId('payment', line.paid, new Uint8Array(digest))
}

/** A bank line with how manieth of its kind it is: what its ids follow from. */
export type IdentifiedLine = { line: BankLine; repeat: Pick<Repeat, 'occurrence'> }

/** The id of one part of each line, counted from 0: what went out before has it in the journal. */
export async function makePartIds(
  lines: readonly IdentifiedLine[],
  currency: string,
  part: number,
): Promise<string[]> {
  const made = await mapInPieces(lines, ({ line, repeat: { occurrence } }) =>
    makePaymentId(line, { currency, occurrence }, part),
  )
  return Promise.all(made)
}

/** What the draft of an organization's list is about. */
export const getPaymentsDraftKey = (organizationId: string) => `payments:${organizationId}`

/** The list that the person left, with what was chosen in it. */
export const getPaymentsDraftQuery = (organizationId: string, clientNo: string | null) =>
  getDraftQuery(clientNo ?? noClient, getPaymentsDraftKey(organizationId))
