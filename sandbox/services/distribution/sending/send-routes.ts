import { randomUUID } from 'node:crypto'
import { type SendOperationName, sendOperations } from '@/lib/contracts/distribution/send'
import type { Database } from '@/lib/platform/database/open'
import { makeAnswer } from '../../../answer'
import type { Directory, Tenant } from '../../../directory'
import type { HandlerInput, Implement } from '../../../implement'
import { Refusal, unprocessable } from '../../../refusal'
import { type ChannelChoice, chooseChannel } from './choose-channel'
import { type DocumentFacts, readDocument } from './document-facts'
import { findBlockedIds } from './find-blocked-ids'
import { judgeBusinessDocument } from './judge-business-document'
import { judgeConsumerDocument } from './judge-consumer-document'
import { planDelivery, toTransaction } from './plan-delivery'
import { hasIdentifier, storeSend } from './send-store'

type Parts = { db: Database; directory: Directory }
type Asked = Pick<
  HandlerInput<(typeof sendOperations)[SendOperationName]>,
  'query' | 'accepted' | 'now'
> & { body: Record<string, unknown> }

/** Takes documents to be sent, which go on by their tenant's clock. */
export function registerSendRoutes(implement: Implement, parts: Parts) {
  implement(sendOperations.sendB2bInvoice, (asked) => takeDocument('sendB2bInvoice', asked, parts))
  implement(sendOperations.sendB2bCreditNote, (asked) =>
    takeDocument('sendB2bCreditNote', asked, parts),
  )
  implement(sendOperations.sendB2cInvoice, (asked) => takeDocument('sendB2cInvoice', asked, parts))
  implement(sendOperations.sendB2cLetter, (asked) => takeDocument('sendB2cLetter', asked, parts))
  implement(sendOperations.sendB2cDanishInvoice, (asked) =>
    takeDocument('sendB2cDanishInvoice', asked, parts),
  )
  implement(sendOperations.sendB2cSwedishInvoice, (asked) =>
    takeDocument('sendB2cSwedishInvoice', asked, parts),
  )
}

async function takeDocument(
  operation: SendOperationName,
  { query, body, accepted, now }: Asked,
  { db, directory }: Parts,
) {
  const companyId = Number(query.CompanyId)
  const facts = readDocument(operation, body)
  checkBasics(facts)
  if (await hasIdentifier(db, companyId, facts.identifier)) throw usedBefore(facts.identifier)
  const { tenant } = accepted().person
  const receivedAt = now()
  const receiptId = `S-${randomUUID()}`
  const isStored = await storeSend(db, {
    receiptId,
    companyId,
    receivedAt,
    facts,
    invoice: toTransaction(facts, { companyId, company: findSender(directory, companyId) }),
    steps: planDelivery(await judge(db, directory, tenant, facts), receivedAt),
  })
  if (!isStored) throw usedBefore(facts.identifier)
  if (!tenant.settings.movesRequests) await directory.change(tenant, { movesRequests: true })
  return makeAnswer(202, { ReceiptId: receiptId, Identifier: facts.identifier, Status: 1 })
}

const findSender = (directory: Directory, companyId: number) =>
  directory
    .tenants()
    .flatMap(({ id }) => directory.clientsOf(id))
    .find(({ companyIds }) => companyIds.includes(companyId))?.name

const usedBefore = (identifier: string) =>
  new Refusal(409, 'duplicate_identifier', `The identifier ${identifier} was used before`)

/** What is refused at once; everything else is found out on the way. */
function checkBasics({ type, number, document }: DocumentFacts) {
  if (type === 'Letter' && !(document ?? '').startsWith('JVBERi'))
    throw unprocessable({ Document: 'is not a PDF' })
  if (type !== 'Letter' && number === null) throw unprocessable({ InvoiceNo: 'is missing' })
}

async function judge(
  db: Database,
  directory: Directory,
  tenant: Tenant,
  facts: DocumentFacts,
): Promise<ChannelChoice> {
  const isBusiness = facts.channel === 'Peppol'
  const reason = isBusiness ? judgeBusinessDocument(facts) : judgeConsumerDocument(facts)
  if (reason !== null) return { channel: null, reason }
  const clientNos = directory.clientsOf(tenant.id).map(({ clientNo }) => clientNo)
  return chooseChannel(facts, await findBlockedIds(db, clientNos, facts))
}
