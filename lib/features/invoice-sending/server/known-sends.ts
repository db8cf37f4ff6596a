import 'server-only'
import type { SentDocument } from '@/lib/contracts/desk/sending/send-document'
import { findSentBefore, isConfirmed } from '@/lib/features/invoice-sending/domain/sent-before'
import type { ExecuteOptions } from '@/lib/platform/gateway/execute-operation'
import { mayTouch } from '@/lib/platform/gateway/rights'
import { readSendsOfNumbers } from '@/lib/platform/journal/sent-numbers'
import { findCurrentSession } from '@/lib/platform/session/current-session'
import { getSentNumber } from '@/lib/shared/documents/sent-number'

type NumberedSend = {
  idempotencyKey: string
  companyId: number
  document: Pick<SentDocument, 'operation' | 'body'>
  /** Keys of earlier ones that the person knows of. */
  besides: readonly string[]
  /** The bulk action that it goes out with: its documents were shown beside each other. */
  bulkActionId: string | null
}

/**
 * How a document goes out that bears a number: alone, so that none of it goes out while another is
 * not known, or since this was asked. Null where one went out before that the person does not know
 * of. One under the same identifier is for the gateway to refuse.
 */
export async function resolveKnownSends({
  idempotencyKey,
  companyId,
  document,
  besides,
  bulkActionId,
}: NumberedSend): Promise<Pick<ExecuteOptions, 'alone' | 'besides' | 'restsOn'> | null> {
  const number = getSentNumber(document)
  const session = await findCurrentSession()
  // Of a company that is not theirs a person learns nothing: the gateway refuses it.
  if (number === '' || !session || !mayTouch(session, { companyIds: [companyId] })) return {}
  const restsOn = new Date()
  const sends = await readSendsOfNumbers([companyId], [number])
  const before = findSentBefore(sends, { companyId, document }).filter(
    (send) =>
      isConfirmed(send) &&
      send.idempotencyKey !== idempotencyKey &&
      send.identifier !== document.body.Identifier,
  )
  const isKnown = (send: (typeof before)[number]) =>
    besides.includes(send.idempotencyKey) ||
    (bulkActionId !== null && send.bulkActionId === bulkActionId)
  if (!before.every(isKnown)) return null
  return { alone: [number], restsOn, besides: before.map((send) => send.idempotencyKey) }
}
