import 'server-only'
import { randomUUID } from 'node:crypto'
import { toQuestionScope } from '@/lib/contracts/distribution/status'
import { type Answer, type Input, operations } from '@/lib/contracts/registry'
import { makeFailure, makeSuccess, type Result } from '@/lib/contracts/result'
import { findDelivery } from '@/lib/features/invoice-sending/domain/delivery'
import { isAboutSent } from '@/lib/features/invoice-sending/domain/sent-match'
import { makeHiddenFailure, resolveJournalScope } from '@/lib/features/journal/server/public'
import { callAsPerson } from '@/lib/platform/gateway/call-as-person'
import { hasTokenClaims, mayRead, type Verdict } from '@/lib/platform/gateway/may-read'
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
import { readSendsOfNumbers } from '@/lib/platform/journal/sent-numbers'
import { findJournalRow } from '@/lib/platform/journal/write-journal'
import type { Session } from '@/lib/platform/session/current-session'
import { findResentLink, type ResentLink, readResentLinks } from './resent-links'

type SentState = Answer<'getSentDocument'>

/** What was sent from here: one document as it stands now, and what took the place of what failed. */
export const sendingHandlers = {
  listResentInvoices: async (
    { body }: Input<'listResentInvoices'>,
    session: Session,
  ): Promise<Result<Answer<'listResentInvoices'>>> => {
    const companyIds = body.CompanyIds.map(Number)
    const shownLinks = await keepReadable(
      await readResentLinks({
        companyIds,
        transactionRids: (body.TransactionRids ?? []).map(String),
        receiptIds: body.ReceiptIds ?? [],
        identifiers: body.Identifiers ?? [],
      }),
      session,
    )
    if (!shownLinks.ok) return shownLinks
    const { Numbers: numbers } = body
    const sends = numbers && (await listSends(companyIds, numbers, session))
    if (sends && !sends.ok) return sends
    const links = shownLinks.value
    const states = await readWriteStates(links.map(({ idempotencyKey }) => idempotencyKey))
    const toAnswer = ({ sentAt, ...link }: ResentLink) => ({
      ...link,
      state: states.get(link.idempotencyKey) ?? null,
      at: sentAt.toISOString(),
    })
    return makeSuccess({ links: links.map(toAnswer), ...(sends && { sends: sends.value }) })
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

/**
 * Of what stands in companies, one's own, and what others sent in those that the person may read.
 * Where the token does not tell that, the service is asked, about the client that a company sends
 * for or else about the company itself. It fails where that cannot be asked.
 */
async function keepReadable<Row extends { companyId: number; person: string }>(
  rows: Row[],
  session: Session,
): Promise<Result<Row[]>> {
  const isOwn = ({ person }: Row) => person === session.userName
  if (hasTokenClaims(session) || rows.every(isOwn)) return makeSuccess(rows)
  const companyIds = new Set(rows.filter((row) => !isOwn(row)).map(({ companyId }) => companyId))
  const verdicts = new Map(
    await Promise.all(
      [...companyIds].map(async (id) => [id, await mayReadCompany(session, id)] as const),
    ),
  )
  if ([...verdicts.values()].includes('unknown'))
    return makeFailure({ kind: 'unreachable', code: 'rights' })
  return makeSuccess(rows.filter((row) => isOwn(row) || verdicts.get(row.companyId) === 'yes'))
}

async function mayReadCompany(session: Session, companyId: number): Promise<Verdict> {
  const clientNo = session.workspaces?.find((each) => each.companyIds.includes(companyId))?.clientNo
  const verdict = clientNo ? await mayRead(session, { clientNo }) : 'no'
  return verdict === 'no' ? mayRead(session, { companyIds: [companyId] }) : verdict
}

/** What was sent under some numbers, and of what somebody else sent whether its line is shown. */
async function listSends(
  companyIds: readonly number[],
  numbers: readonly string[],
  session: Session,
) {
  const sends = await keepReadable(
    await readSendsOfNumbers(
      companyIds,
      numbers.map((number) => number.trim()),
    ),
    session,
  )
  if (!sends.ok) return sends
  const { userName, workspaces } = session
  const clients = new Set(workspaces?.map((each) => each.clientNo))
  return makeSuccess(
    sends.value.map(({ bulkActionId: _, person, clientNo, ...send }) => ({
      ...send,
      ...(person !== userName && !(clientNo && clients.has(clientNo)) && { isLineHidden: true }),
    })),
  )
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
