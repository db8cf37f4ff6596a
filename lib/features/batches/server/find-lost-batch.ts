import 'server-only'
import type {
  BatchOperation,
  BatchRowResult,
  SentBatch,
  SentRow,
} from '@/lib/contracts/desk/batches'
import { type Failure, makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import {
  type BatchSearchResult,
  searchBatches,
  searchLimits,
} from '@/lib/features/batches/domain/search-batches'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { findSignedInName } from '@/lib/platform/gateway/previous-outcome'
import { noteFoundBatch } from '@/lib/platform/journal/note-batches'
import { noteOutcomeCheck } from '@/lib/platform/journal/note-findings'
import { readOtherBatchIds } from '@/lib/platform/journal/sent-batches'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import { isTakenBefore } from '@/lib/shared/batch-rows/resend-rules'
import { findAmongInvoices } from './find-among-invoices'

export type { BatchSearchResult } from '@/lib/features/batches/domain/search-batches'

/**
 * The kinds of batch that a write may have become; a batch of a kind that nobody named may be any.
 */
const batchTypes: Partial<Record<BatchOperation, string>> = {
  createCorrections: 'CORRECTION',
  createPayments: 'PAYMENT',
  createCollectionInvoices: 'INVOICE',
}

/** Payments are looked for on this many invoices at most. */
const invoicesMax = 20

type LostWrite = {
  sent: SentBatch
  rows: readonly SentRow[]
  ids: readonly string[]
  organizationId: string
  since: string | null
  mayBeEarlier: boolean
}

/**
 * The newest batch of an organization, by which a later look knows where to stop. Null where there
 * is none, or where no list is answered.
 */
export async function findNewestBatch(organizationId: string): Promise<Result<string | null>> {
  const list = await executeOperation('listCollectionBatches', {
    params: { organizationId },
    query: { PageSize: 1 },
  })
  return list.ok ? makeSuccess(list.value.data?.[0]?.batchId ?? null) : list
}

/**
 * Looks for the rows of a write whose outcome is not known, by their source ids, and notes in the
 * journal what it found. Nothing is sent. A look that fails notes nothing: what was not known stays
 * so. One that does not find what was refused changes nothing either.
 */
export async function findLostBatch(idempotencyKey: string): Promise<Result<BatchSearchResult>> {
  const one = await executeOperation('getSentBatch', { params: { idempotencyKey } })
  if (!one.ok) return one
  const { sent, rows, batch, unread } = one.value
  if (sent.batchId)
    return unread
      ? makeFailure(unread as Failure)
      : makeSuccess(isKnown(batch?.rows) ? { is: 'found', batchId: sent.batchId } : { is: 'open' })
  if (!sent.organizationId || !rows) return cannotCheck
  const ids = rows.flatMap(({ sourceId }) => sourceId ?? [])
  if (ids.length === 0) return cannotCheck
  const before = (await findJournalRow(idempotencyKey))?.before
  // A 409 says that the ids are there: then an earlier write of the same rows may have brought
  // them, and its batch may be older than this one.
  const mayBeEarlier = sent.status === 409
  const since = typeof before?.newestBatch === 'string' && !mayBeEarlier ? before.newestBatch : null

  const found = await findEverywhere({
    sent,
    rows,
    ids,
    organizationId: sent.organizationId,
    since,
    mayBeEarlier,
  })
  if (found.ok) await noteFound(sent, found.value)
  return found
}

const cannotCheck: Result<never> = makeFailure({ kind: 'refused', code: 'cannot-look' })

const isKnown = (rows: readonly BatchRowResult[] | undefined) =>
  rows?.every(({ is }) => is !== 'untold') ?? false

async function noteFound(sent: SentBatch, found: BatchSearchResult): Promise<void> {
  const { idempotencyKey, requestId } = sent
  const checked = {
    at: new Date().toISOString(),
    person: (await findSignedInName()) ?? '',
    stored: {},
  }
  if (found.is === 'found')
    return noteFoundBatch(idempotencyKey, found.batchId, { ...checked, found: 'applied' })
  const isAbsent = found.is === 'absent' && !isTakenBefore(sent)
  await noteOutcomeCheck(
    idempotencyKey,
    { ...checked, found: isAbsent ? 'not-applied' : 'partly' },
    requestId,
  )
}

/**
 * Batches first; what they do not prove may stand among the invoices, or among the payments of one.
 */
async function findEverywhere(question: LostWrite): Promise<Result<BatchSearchResult>> {
  const inBatches = await findInBatches(question)
  if (!inBatches.ok || inBatches.value.is === 'found') return inBatches
  const { operation } = question.sent
  const elsewhere =
    operation === 'createCollectionInvoices'
      ? await findInInvoices(question)
      : operation === 'createPayments'
        ? await findInPayments(question)
        : null
  return elsewhere === null || (elsewhere.ok && elsewhere.value === null)
    ? inBatches
    : (elsewhere as Result<BatchSearchResult>)
}

/** Searches the batches from the newest to the one that was the newest when the write went out. */
async function findInBatches({
  sent,
  ids,
  organizationId,
  since,
  mayBeEarlier,
}: LostWrite): Promise<Result<BatchSearchResult>> {
  const others = await readOtherBatchIds(organizationId, sent.idempotencyKey, ids)
  const isOurKind = (type: string | null | undefined) =>
    !type || !Object.values(batchTypes).includes(type) || type === batchTypes[sent.operation]
  return searchBatches(
    {
      ...{ ids, since, mayBeEarlier },
      mayBeOurs: ({ batchId, type }) => isOurKind(type) && !others.has(batchId ?? ''),
    },
    {
      list: (token) =>
        executeOperation('listCollectionBatches', {
          params: { organizationId },
          query: { PageSize: searchLimits.pageSize, ...(token && { PageToken: token }) },
        }),
      read: (batchId) =>
        executeOperation('getCollectionBatch', { params: { organizationId, batchId } }),
    },
  )
}

/**
 * Looks among the invoices, where no batch tells of them. Some of them prove nothing about the
 * others: then it stays open. Null where none is there.
 */
async function findInInvoices({
  ids,
  organizationId,
}: LostWrite): Promise<Result<BatchSearchResult | null>> {
  const there = await findAmongInvoices(organizationId, ids)
  if (!there.ok) return there
  if (there.value === 'none') return makeSuccess(null)
  return makeSuccess(there.value === 'all' ? { is: 'found', batchId: null } : { is: 'open' })
}

/**
 * Looks among the payments of the invoices. Where no payment names a batch, all of them have to be
 * there. Null where none of them is.
 */
async function findInPayments({
  rows,
  ids,
  organizationId,
}: LostWrite): Promise<Result<BatchSearchResult | null>> {
  const invoices = [...new Set(rows.flatMap(({ invoiceId }) => invoiceId ?? []))]
  const there = new Set<string>()
  for (const invoiceId of invoices.slice(0, invoicesMax)) {
    const read = await executeOperation('listInvoicePayments', {
      params: { organizationId, invoiceId },
      query: {},
    })
    // An invoice that is not there, and a list that is not offered, answer alike: neither proves
    // anything, and the batches have been asked.
    if (!read.ok && read.failure.kind !== 'not-found') return read
    for (const { uniqueSourcePaymentId: id, batchId } of (read.ok && read.value.data) || []) {
      if (!id || !ids.includes(id)) continue
      if (batchId) return makeSuccess({ is: 'found', batchId })
      there.add(id)
    }
  }
  if (there.size === 0) return makeSuccess(null)
  return makeSuccess(
    there.size === new Set(ids).size ? { is: 'found', batchId: null } : { is: 'open' },
  )
}
