import 'server-only'
import { randomUUID } from 'node:crypto'
import { toQuestionScope } from '@/lib/contracts/distribution/status'
import { type Answer, type Input, operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findDelivery } from '@/lib/features/invoice-sending/domain/delivery'
import { isAboutSent } from '@/lib/features/invoice-sending/domain/sent-match'
import { makeHiddenFailure, resolveJournalScope } from '@/lib/features/journal/server/public'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { requestInvoiceStatus } from '@/lib/platform/gateway/request-invoice-status'
import { mayTouch } from '@/lib/platform/gateway/rights'
import { toWireFormat } from '@/lib/platform/gateway/to-wire-format'
import { readJournalEntry, readWriteStates } from '@/lib/platform/journal/read-journal'
import {
  noteDelivery,
  readDeliveries,
  readReceiptId,
  readSentNames,
  type SentDocumentNames,
} from '@/lib/platform/journal/sent-documents'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import type { Session } from '@/lib/platform/session/current-session'
import { findResentLink, type ResentLink, readResentLinks } from './resent-links'

type SentState = Answer<'getSentDocument'>

/** What was sent from here: one document as it stands now, and what took the place of what failed. */
export const sendingHandlers = {
  listResentInvoices: async ({
    body,
  }: Input<'listResentInvoices'>): Promise<Result<Answer<'listResentInvoices'>>> => {
    const links = await readResentLinks({
      companyIds: body.CompanyIds.map(Number),
      transactionRids: (body.TransactionRids ?? []).map(String),
      receiptIds: body.ReceiptIds ?? [],
      identifiers: body.Identifiers ?? [],
    })
    const states = await readWriteStates(links.map(({ idempotencyKey }) => idempotencyKey))
    const toAnswer = ({ sentAt, ...link }: ResentLink) => ({
      ...link,
      state: states.get(link.idempotencyKey) ?? null,
      at: sentAt.toISOString(),
    })
    return makeSuccess({ links: links.map(toAnswer) })
  },

  getSentDocument: async (
    { params: { idempotencyKey } }: Input<'getSentDocument'>,
    session: Session,
    signal?: AbortSignal,
  ): Promise<Result<SentState>> => {
    const scope = await resolveJournalScope(session, { idempotencyKey })
    const found = await readJournalEntry(scope, idempotencyKey)
    if (!found) return makeFailure(makeHiddenFailure(scope))
    const row = await findJournalRow(idempotencyKey)
    const names = row && readSentNames(row)
    if (!names) return makeFailure({ kind: 'not-found' })
    const read = await readStatus(names, idempotencyKey, session, signal)
    const status = read.ok ? read.value : null
    const ended = status && findDelivery(status)
    if (ended) await noteDelivery(idempotencyKey, ended, session.userName)
    const known = ended ?? (await readDeliveries([idempotencyKey])).get(idempotencyKey) ?? null
    return makeSuccess({
      ...{ idempotencyKey, companyId: names.companyId, identifier: names.identifier },
      state: ended ? 'done' : found.entry.state,
      receiptId: status?.ReceiptId ?? readReceiptId(row),
      delivery: known,
      status,
      unread: read.ok ? null : { kind: read.failure.kind, code: read.failure.code },
    })
  },
}

/** The status of a document, as the person may see it; null where another one was answered. */
async function readStatus(
  names: SentDocumentNames,
  idempotencyKey: string,
  session: Session,
  signal: AbortSignal | undefined,
): Promise<Result<Answer<'getInvoiceStatus'> | null>> {
  const { companyId, identifier } = names
  const input = {
    body: { Identifier: identifier, ...(companyId !== null && { CompanyId: companyId }) },
  }
  const operation = operations.getInvoiceStatus
  if (!mayTouch(session, toQuestionScope(input.body)))
    return makeFailure({ kind: 'forbidden', code: 'scope' })
  const read = (await requestInvoiceStatus((way) =>
    callAsPerson(way, toWireFormat(way, input), session, randomUUID(), signal),
  )) as Result<Answer<'getInvoiceStatus'>>
  if (!read.ok) return read
  if (!mayTouch(session, operation.scopeOfAnswer(read.value)))
    return makeFailure({ kind: 'forbidden', code: 'scope-of-answer' })
  const link = await findResentLink(idempotencyKey)
  const replaces = link && { receiptId: link.oldReceiptId }
  return makeSuccess(isAboutSent(read.value, { ...names, replaces }) ? read.value : null)
}
