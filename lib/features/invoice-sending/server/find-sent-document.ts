import 'server-only'
import type { InvoiceStatus } from '@/lib/contracts/distribution/status'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { isAboutSent } from '@/lib/features/invoice-sending/domain/sent-match'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { unsealRow } from '@/lib/platform/journal/sealed-payload'
import {
  readSentNames,
  readTakenSends,
  type SentDocumentNames,
} from '@/lib/platform/journal/sent-documents'
import { findJournalRow, isSettled, type JournalRow } from '@/lib/platform/journal/write-journal'
import { findsOtherSystems } from './other-systems'
import { findResentLink } from './resent-links'

/**
 * What a look came to. `absent`: the service surely has no such document. `open`: from what it said
 * nothing follows.
 */
export type SentDocumentCheck = { is: 'found'; status: InvoiceStatus } | { is: 'absent' | 'open' }

/** So many documents are asked for to see that a service finds one by its identifier. */
const witnessesMax = 3

/**
 * Looks for a document by the sender's identifier. That it is not there is believed only of a
 * service that finds another document of the company by its identifier, sent from here or by
 * another system, some time after the send has ended, and that has not said that the identifier was
 * used before (docs/decisions/0118).
 */
export async function findSentDocument(idempotencyKey: string): Promise<Result<SentDocumentCheck>> {
  const row = await findJournalRow(idempotencyKey)
  const names = row && readSentNames(row)
  if (!row || !names) return makeSuccess({ is: 'open' })
  const asked = await askStatus(names, idempotencyKey)
  if (!asked.ok) return asked
  if (asked.value.is !== 'absent' || !mayProveAbsence(row)) return openUnlessFound(asked.value)
  return (await hasWitness(names, idempotencyKey)) ? asked : makeSuccess({ is: 'open' })
}

const openUnlessFound = (look: SentDocumentCheck): Result<SentDocumentCheck> =>
  makeSuccess(look.is === 'found' ? look : { is: 'open' })

async function askStatus(
  names: SentDocumentNames,
  idempotencyKey: string,
): Promise<Result<SentDocumentCheck>> {
  const { identifier, companyId } = names
  const read = await executeOperation('getInvoiceStatus', {
    body: { Identifier: identifier, ...(companyId !== null && { CompanyId: companyId }) },
  })
  if (!read.ok) return read.failure.kind === 'not-found' ? makeSuccess({ is: 'absent' }) : read
  const link = await findResentLink(idempotencyKey)
  const replaces = link && { receiptId: link.oldReceiptId }
  return makeSuccess(
    isAboutSent(read.value, { ...names, replaces })
      ? { is: 'found', status: read.value }
      : { is: 'open' },
  )
}

/** Whether a 404 can prove anything: not right after, and not against the service's own word. */
function mayProveAbsence(row: JournalRow): boolean {
  const answered = row.outcome as Result<unknown> | null
  const isTaken = answered?.ok || (answered?.ok === false && answered.failure.status === 409)
  return !isTaken && isSettled(row)
}

async function hasWitness(
  { companyId }: SentDocumentNames,
  idempotencyKey: string,
): Promise<boolean> {
  if (companyId === null) return false
  for (const row of await readTakenSends(companyId, idempotencyKey, witnessesMax)) {
    const names = readSentNames(unsealRow(row))
    const checked = names && (await askStatus(names, row.idempotencyKey))
    if (checked?.ok && checked.value.is === 'found') return true
  }
  return findsOtherSystems(companyId)
}
