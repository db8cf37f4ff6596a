import 'server-only'
import type { Scope } from '@/lib/contracts/operation'
import { makeFailure, type Result } from '@/lib/contracts/result'
import { withStoreOpen } from '@/lib/platform/database/keep-open'
import { makeKeyedDigest } from '@/lib/platform/database/sealed'
import { type OpenWriteQuestion, readOpenWrites } from '@/lib/platform/journal/open-writes'
import { sealFields } from '@/lib/platform/journal/sealed-payload'
import { readWritesWithIds } from '@/lib/platform/journal/sent-batches'
import {
  awaitOutcome,
  isCalledOff,
  type JournalRow,
  reserveAgain,
  reserveIdempotencyKey,
} from '@/lib/platform/journal/write-journal'
import { log } from '@/lib/platform/log'
import { findActing } from '@/lib/platform/session/acting-session'
import type { Session } from '@/lib/platform/session/current-session'
import { getDeadlineMs } from '@/lib/platform/upstream/call'
import { findPreviousId, mayBeThere as mayRowBeThere } from '@/lib/shared/batch-rows/resend-rules'
import { listSourceIds } from '@/lib/shared/batch-rows/sent-rows'
import { executeAndRecord, type OperationCall } from './execute-and-record'
import { redactSentDocuments } from './redact-documents'

/**
 * A send that is made again: `after` is the request of the try that was looked for, and
 * `mayBeThere` says that it may have been taken, or may yet be.
 */
export type RepeatedSend = { after: string; mayBeThere: boolean }

/**
 * What a person meant: `draft` tells one write from another that came under the same key; `again`
 * sends one once more that may have been done.
 */
type KeyedWrite = {
  idempotencyKey: string
  draft: unknown
  before: Record<string, unknown> | null
  /** What it is about, where its input does not name that. */
  about?: string
  again?: RepeatedSend
  /** Open writes about the same thing that the person knows of. */
  besides?: readonly string[]
  /** What no other open write of the operation may be about, where its input does not tell. */
  alone?: readonly string[]
  /** When what it rests on was read. */
  restsOn?: Date
}

/**
 * The longest way of a write: two tries to refresh, the call, two tries to refresh, the replay, and
 * some seconds for the store.
 */
export const getMaxWriteMs = () => 6 * getDeadlineMs() + 5_000

/**
 * Sends a write once: its row stands in the journal before it goes out, and its outcome after. A
 * second arrival under the same key sends nothing and gets the first one's outcome; the same key
 * with another draft, or from another person, is refused. A person may send one `again` where its
 * ids make that harmless.
 */
export async function executeOnce(
  {
    operation,
    input,
    session,
    scope,
    requestId,
    idempotencyKey,
    draft,
    before,
    about,
    again,
    besides = [],
    alone,
    restsOn,
  }: OperationCall & KeyedWrite,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const sourceIds = operation.resend === 'same-id' ? listSourceIds(input.body) : null
  const idPlace = findIdPlace(scope)
  const clients = listClientsOfCompanies(session, scope)
  const clientNo = scope.clientNo ?? (operation.area === 'distribution' ? clients[0] : undefined)
  const subject = operation.oneAtATime(input)
  const subjects = alone ?? (subject === null ? null : [subject])
  const runUnlessOpen = () =>
    subjects === null
      ? execute()
      : executeUnlessOpen(
          {
            operations: [operation.name, ...operation.oneAtATimeWith],
            person: session.userName,
            ...scope,
            ...{ clientNo, idPlace, subjects },
            doneSince: restsOn,
          },
          [idempotencyKey, ...besides],
          execute,
        )
  const runUnlessSent = () => executeUnlessSent(idPlace, idempotencyKey, sourceIds, runUnlessOpen)
  if (again)
    return sendWriteAgain(
      { operation, session, scope: { ...scope, clientNo }, requestId, idempotencyKey, ...again },
      runUnlessSent,
    )
  const fingerprint = computeFingerprint(operation.name, draft)
  const write = {
    idempotencyKey,
    operation: operation.name,
    area: operation.area,
    person: session.userName,
    clientNo: clientNo ?? null,
    organizationId: scope.organizationId ?? null,
    target: operation.target(input) ?? about ?? null,
    requestId,
    fingerprint,
    payload: sealFields(
      redactSentDocuments(input, operation.documents),
      operation.sensitive,
      idempotencyKey,
    ),
    before,
    sourceIds,
    idPlace,
    bulkActionId: findActing()?.bulkActionId ?? null,
  }
  const earlier = await withStoreOpen(() => reserveIdempotencyKey(write, getMaxWriteMs()))
  if (earlier)
    return isSameSubmission(earlier, fingerprint, session.userName)
      ? awaitOutcome(earlier)
      : makeFailure({ kind: 'conflict', code: 'idempotency-key-reused' })
  const toldToo = clients.filter((each) => each !== clientNo).map((each) => ({ clientNo: each }))
  return executeAndRecord(
    { operation, scope: { ...scope, clientNo }, requestId, idempotencyKey, toldToo },
    runUnlessSent,
  )
}

/** Where ids of ours are unique: an organization, a company that sends, or a client. */
const findIdPlace = ({
  organizationId,
  clientNo,
  companyIds: [companyId] = [],
}: Scope): string | null =>
  organizationId ??
  (companyId === undefined ? clientNo && `client ${clientNo}` : `company ${companyId}`) ??
  null

/**
 * The clients of a scope's companies, those of their workspaces, as far as they are known. The first
 * is the one whose journal tells of what a company sends.
 */
const listClientsOfCompanies = (
  { workspaces }: Session,
  { companyIds = [] }: Scope,
): readonly string[] => [
  ...new Set(
    companyIds.flatMap(
      (companyId) =>
        workspaces?.find((each) => each.companyIds.includes(companyId))?.clientNo ?? [],
    ),
  ),
]

/**
 * Sends nothing while a row under one of its ids, or under the id that it had before it was
 * refused, may be at the service because of another write. The row of this write stands already, so
 * that of two that arrive at once with the same ids one is seen by the other.
 */
async function executeUnlessSent(
  idPlace: string | null,
  idempotencyKey: string,
  sourceIds: readonly string[] | null,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  if (!sourceIds) return execute()
  const ids = sourceIds.filter((id) => id !== '').flatMap((id) => [id, findPreviousId(id) ?? id])
  const others = await readWritesWithIds(idPlace ?? '', idempotencyKey, ids)
  const blocking = others.find((other) =>
    ids.some((id) => other.sourceIds.includes(id) && mayRowBeThere(other, id)),
  )
  return blocking ? makeFailure({ kind: 'not-sent', code: 'sent-before' }) : execute()
}

/**
 * Sends nothing while the outcome of another write about the same thing is not known, or on its way,
 * but for those that the person knows of. The row of this write stands already, as above.
 */
async function executeUnlessOpen(
  asked: OpenWriteQuestion,
  known: readonly string[],
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const open = await readOpenWrites(asked)
  return open.some((key) => !known.includes(key))
    ? makeFailure({ kind: 'not-sent', code: 'outcome-open' })
    : execute()
}

type ResendRequest = Pick<OperationCall, 'operation' | 'session' | 'scope' | 'requestId'> & {
  idempotencyKey: string
} & RepeatedSend

async function sendWriteAgain(
  { operation, session, scope, requestId, idempotencyKey, after, mayBeThere }: ResendRequest,
  execute: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  if (operation.resend !== 'same-id') throw new Error(`${operation.name} may not be sent again`)
  const sent = { idempotencyKey, operation: operation.name, person: session.userName }
  const row = await withStoreOpen(() =>
    reserveAgain({ ...sent, requestId, after }, getMaxWriteMs()),
  )
  if (row)
    return row.person === session.userName
      ? awaitOutcome(row)
      : makeFailure({ kind: 'conflict', code: 'idempotency-key-reused' })
  log().info(
    { event: 'sent-again', operation: operation.name, idempotencyKey, requestId },
    'gateway',
  )
  return executeAndRecord({ operation, scope, requestId, idempotencyKey, mayBeThere }, execute)
}

/**
 * One way from what a person meant to a short name for it. The key goes in under its first name, so
 * that a draft of before the renaming keeps its fingerprint (docs/decisions/0088).
 */
export const computeFingerprint = (operation: string, draft: unknown) =>
  makeKeyedDigest(JSON.stringify([operation, draft]).replaceAll('"idempotencyKey":', '"intentId":'))

/**
 * True for the same draft from the same person. A row that was called off never had a draft: it
 * answers any of that person's.
 */
export const isSameSubmission = (row: JournalRow, fingerprint: string, person: string) =>
  row.person === person && (row.fingerprint === fingerprint || isCalledOff(row))
