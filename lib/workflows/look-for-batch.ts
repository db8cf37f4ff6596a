import 'server-only'
import type { CollectionBatch } from '../contracts/collection/batches'
import type { BatchOperation, SentBatch, SentRow } from '../contracts/desk/batches'
import { type Failure, type Result, succeeded } from '../contracts/result'
import { collectionFates } from '../domain/batch-fates'
import { perform } from '../gateway/perform'
import { signedInName } from '../gateway/recall'
import { batchesOfOthers, noteFoundBatch } from '../journal/sent-batches'
import { journalRow, noteLook } from '../journal/write-journal'
import { lookAmongInvoices } from './look-among-invoices'

/** The kinds of batch that a write may have become; a batch of a kind that nobody named may be any. */
const typeOf: Partial<Record<BatchOperation, string>> = {
  createCorrections: 'CORRECTION',
  createPayments: 'PAYMENT',
  createCollectionInvoices: 'INVOICE',
}

/** How far back a look goes: pages of the list, rows of one, and batches that are read whole. */
const pagesMax = 20
const pageSize = 50
const readsMax = 200

/** Payments are looked for on this many invoices at most. */
const invoicesMax = 20

/**
 * What a look tells of a write. `found`: its rows stand in a batch, among the payments of an invoice, or as invoices. `absent`: they stand in none that came
 * since it was sent. `open`: a batch that may be it does not tell its rows yet, or the list goes further back than a look does.
 */
export type Found = { is: 'found'; batchId: string | null } | { is: 'absent' } | { is: 'open' }

type Question = { sent: SentBatch; rows: readonly SentRow[]; organizationId: string; since: string | null }

/** The newest batch of an organization, by which a later look knows where to stop. Null where it cannot be read, or where there is none. */
export async function newestBatch(organizationId: string): Promise<Result<string | null>> {
  const list = await perform('listCollectionBatches', { params: { organizationId }, query: { PageSize: 1 } })
  return list.ok ? succeeded(list.value.data?.[0]?.batchId ?? null) : list
}

/**
 * Looks for the rows of a write whose outcome is not known, by their source ids, and notes in the journal what it found. Nothing is sent. The look that
 * does not find them after the upstream itself refused them changes nothing.
 */
export async function lookForBatch(intentId: string): Promise<Result<Found>> {
  const one = await perform('getSentBatch', { params: { intentId } })
  if (!one.ok) return one
  const { sent, rows } = one.value
  const ids = rows?.flatMap(({ sourceId }) => sourceId ?? []) ?? []
  if (!sent.organizationId || !rows || ids.length === 0) return { ok: false, failure: { kind: 'refused', code: 'cannot-look' } }
  const before = (await journalRow(intentId))?.before
  // A 409 says that the ids are there: then an earlier write of the same rows may have brought them, and its batch may be older than this one.
  const since = typeof before?.newestBatch === 'string' && sent.status !== 409 ? before.newestBatch : null

  const found = await looked({ sent, rows, organizationId: sent.organizationId, since })
  if (!found.ok) return found
  await noted(sent, found.value)
  return found
}

async function noted({ intentId, state, requestId }: SentBatch, found: Found): Promise<void> {
  const look = { at: new Date().toISOString(), person: (await signedInName()) ?? '' }
  if (found.is === 'found') return noteFoundBatch(intentId, found.batchId, { ...look, found: 'applied', stored: {} })
  if (state !== 'refused') await noteLook(intentId, { ...look, found: found.is === 'absent' ? 'not-applied' : 'partly', stored: {} }, requestId)
}

async function looked(question: Question): Promise<Result<Found>> {
  const inBatches = await lookInBatches(question)
  if (inBatches.ok && inBatches.value.is !== 'found' && question.sent.operation === 'createCollectionInvoices')
    return lookInInvoices(question, inBatches.value)
  if (!inBatches.ok || inBatches.value.is === 'found' || question.sent.operation !== 'createPayments') return inBatches
  const inPayments = await lookInPayments(question)
  if (!inPayments.ok || inPayments.value) return inPayments.ok ? succeeded({ is: 'found', batchId: inPayments.value!.batchId }) : inPayments
  return inBatches
}

/** Walks the batches from the newest to the one that was the newest when the write went out. */
async function lookInBatches({ sent, rows, organizationId, since }: Question): Promise<Result<Found>> {
  const ids = rows.flatMap(({ sourceId }) => sourceId ?? [])
  const others = await batchesOfOthers(organizationId, sent.intentId, ids)
  const isOurKind = ({ type }: CollectionBatch) => !type || !Object.values(typeOf).includes(type) || type === typeOf[sent.operation]
  let token: string | undefined
  let isOpen = false
  let reads = 0
  for (let page = 0; page < pagesMax; page += 1) {
    const list = await perform('listCollectionBatches', {
      params: { organizationId },
      query: { PageSize: pageSize, ...(token && { PageToken: token }) },
    })
    if (!list.ok) return list
    for (const each of list.value.data ?? []) {
      if (since !== null && each.batchId === since) return succeeded({ is: isOpen ? 'open' : 'absent' })
      if (!each.batchId || reads >= readsMax) isOpen = true
      if (!each.batchId || reads >= readsMax || !isOurKind(each) || others.has(each.batchId)) continue
      reads += 1
      const batch = await perform('getCollectionBatch', { params: { organizationId, batchId: each.batchId } })
      if (!batch.ok) return batch
      const told = collectionFates(batch.value.data ?? {}, null)
      if (told.rows.some(({ sourceId }) => sourceId !== null && ids.includes(sourceId))) return succeeded({ is: 'found', batchId: each.batchId })
      if (!told.isOver || tellsNoIds(told.rows)) isOpen = true
    }
    token = list.value.summary?.nextPageToken || undefined
    if (!token) return succeeded({ is: isOpen ? 'open' : 'absent' })
  }
  return succeeded({ is: 'open' })
}

/** A batch whose rows carry no source ids may hold any. */
const tellsNoIds = (rows: { sourceId: string | null }[]) => rows.length > 0 && rows.some(({ sourceId }) => sourceId === null)

/** Looks among the invoices, where no batch tells of them. Some of them prove nothing about the others: then it stays open. */
async function lookInInvoices({ rows, organizationId }: Question, inBatches: Found): Promise<Result<Found>> {
  const ids = rows.flatMap(({ sourceId }) => sourceId ?? [])
  const there = await lookAmongInvoices(organizationId, ids)
  if (!there.ok) return there
  if (there.value === 'all') return succeeded({ is: 'found', batchId: null })
  return succeeded(there.value === 'some' ? { is: 'open' } : inBatches)
}

/** Looks among the payments of the invoices; null where none of them is there. */
async function lookInPayments({ rows, organizationId }: Question): Promise<Result<{ batchId: string | null } | null>> {
  const ids = rows.map(({ sourceId }) => sourceId)
  const invoices = [...new Set(rows.flatMap(({ invoiceId }) => invoiceId ?? []))].slice(0, invoicesMax)
  for (const invoiceId of invoices) {
    const read = await perform('listInvoicePayments', { params: { organizationId, invoiceId }, query: {} })
    if (!read.ok && isAboutReading(read.failure)) return read
    const payment = read.ok
      ? read.value.data?.find(({ uniqueSourcePaymentId }) => uniqueSourcePaymentId && ids.includes(uniqueSourcePaymentId))
      : null
    if (payment) return succeeded({ batchId: payment.batchId ?? null })
  }
  return succeeded(null)
}

/** An invoice that is not there has no payments; anything else means that nobody knows. */
const isAboutReading = ({ kind }: Failure) => kind !== 'not-found'
