import 'server-only'
import type { BatchOperation, RowFate, SentBatch, SentRow } from '../contracts/desk/batches'
import { type Failure, failed, type Result, succeeded } from '../contracts/result'
import { isTakenBefore } from '../domain/resend-rules'
import { type Found, searchBatches, searchLimits } from '../domain/search-batches'
import { perform } from '../gateway/perform'
import { signedInName } from '../gateway/recall'
import { batchesOfOthers, noteFoundBatch } from '../journal/sent-batches'
import { journalRow, noteLook } from '../journal/write-journal'
import { lookAmongInvoices } from './look-among-invoices'

export type { Found } from '../domain/search-batches'

/** The kinds of batch that a write may have become; a batch of a kind that nobody named may be any. */
const typeOf: Partial<Record<BatchOperation, string>> = {
  createCorrections: 'CORRECTION',
  createPayments: 'PAYMENT',
  createCollectionInvoices: 'INVOICE',
}

/** Payments are looked for on this many invoices at most. */
const invoicesMax = 20

type Question = { sent: SentBatch; rows: readonly SentRow[]; ids: readonly string[]; organizationId: string; since: string | null }

/** The newest batch of an organization, by which a later look knows where to stop. Null where there is none, or where no list is answered. */
export async function newestBatch(organizationId: string): Promise<Result<string | null>> {
  const list = await perform('listCollectionBatches', { params: { organizationId }, query: { PageSize: 1 } })
  return list.ok ? succeeded(list.value.data?.[0]?.batchId ?? null) : list
}

/**
 * Looks for the rows of a write whose outcome is not known, by their source ids, and notes in the journal what it found. Nothing is sent. A look that fails
 * notes nothing: what was not known stays so. One that does not find what was refused changes nothing either.
 */
export async function lookForBatch(intentId: string): Promise<Result<Found>> {
  const one = await perform('getSentBatch', { params: { intentId } })
  if (!one.ok) return one
  const { sent, rows, batch, unread } = one.value
  if (sent.batchId)
    return unread ? failed(unread as Failure) : succeeded(isKnown(batch?.rows) ? { is: 'found', batchId: sent.batchId } : { is: 'open' })
  if (!sent.organizationId || !rows) return cannotLook
  const ids = rows.flatMap(({ sourceId }) => sourceId ?? [])
  if (ids.length === 0) return cannotLook
  const before = (await journalRow(intentId))?.before
  // A 409 says that the ids are there: then an earlier write of the same rows may have brought them, and its batch may be older than this one.
  const since = typeof before?.newestBatch === 'string' && sent.status !== 409 ? before.newestBatch : null

  const found = await lookEverywhere({ sent, rows, ids, organizationId: sent.organizationId, since })
  if (found.ok) await noteFound(sent, found.value)
  return found
}

const cannotLook: Result<never> = failed({ kind: 'refused', code: 'cannot-look' })

const isKnown = (rows: readonly RowFate[] | undefined) => rows?.every(({ is }) => is !== 'untold') ?? false

async function noteFound(sent: SentBatch, found: Found): Promise<void> {
  const { intentId, requestId } = sent
  const look = { at: new Date().toISOString(), person: (await signedInName()) ?? '', stored: {} }
  if (found.is === 'found') return noteFoundBatch(intentId, found.batchId, { ...look, found: 'applied' })
  const isAbsent = found.is === 'absent' && !isTakenBefore(sent)
  await noteLook(intentId, { ...look, found: isAbsent ? 'not-applied' : 'partly' }, requestId)
}

/** Batches first; what they do not prove may stand among the invoices, or among the payments of one. */
async function lookEverywhere(question: Question): Promise<Result<Found>> {
  const inBatches = await lookInBatches(question)
  if (!inBatches.ok || inBatches.value.is === 'found') return inBatches
  const { operation } = question.sent
  const elsewhere =
    operation === 'createCollectionInvoices' ? await lookInInvoices(question) : operation === 'createPayments' ? await lookInPayments(question) : null
  return elsewhere === null || (elsewhere.ok && elsewhere.value === null) ? inBatches : (elsewhere as Result<Found>)
}

/** Searches the batches from the newest to the one that was the newest when the write went out. */
async function lookInBatches({ sent, ids, organizationId, since }: Question): Promise<Result<Found>> {
  const others = await batchesOfOthers(organizationId, sent.intentId, ids)
  const isOurKind = (type: string | null | undefined) => !type || !Object.values(typeOf).includes(type) || type === typeOf[sent.operation]
  return searchBatches(
    { ids, since, mayBeOurs: ({ batchId, type }) => isOurKind(type) && !others.has(batchId ?? '') },
    {
      list: (token) =>
        perform('listCollectionBatches', {
          params: { organizationId },
          query: { PageSize: searchLimits.pageSize, ...(token && { PageToken: token }) },
        }),
      read: (batchId) => perform('getCollectionBatch', { params: { organizationId, batchId } }),
    },
  )
}

/** Looks among the invoices, where no batch tells of them. Some of them prove nothing about the others: then it stays open. Null where none is there. */
async function lookInInvoices({ ids, organizationId }: Question): Promise<Result<Found | null>> {
  const there = await lookAmongInvoices(organizationId, ids)
  if (!there.ok) return there
  if (there.value === 'none') return succeeded(null)
  return succeeded(there.value === 'all' ? { is: 'found', batchId: null } : { is: 'open' })
}

/** Looks among the payments of the invoices. Where no payment names a batch, all of them have to be there. Null where none of them is. */
async function lookInPayments({ rows, ids, organizationId }: Question): Promise<Result<Found | null>> {
  const invoices = [...new Set(rows.flatMap(({ invoiceId }) => invoiceId ?? []))]
  const there = new Set<string>()
  for (const invoiceId of invoices.slice(0, invoicesMax)) {
    const read = await perform('listInvoicePayments', { params: { organizationId, invoiceId }, query: {} })
    // An invoice that is not there, and a list that is not offered, answer alike: neither proves anything, and the batches have been asked.
    if (!read.ok && read.failure.kind !== 'not-found') return read
    for (const { uniqueSourcePaymentId: id, batchId } of (read.ok && read.value.data) || []) {
      if (!id || !ids.includes(id)) continue
      if (batchId) return succeeded({ is: 'found', batchId })
      there.add(id)
    }
  }
  if (there.size === 0) return succeeded(null)
  return succeeded(there.size === new Set(ids).size ? { is: 'found', batchId: null } : { is: 'open' })
}
