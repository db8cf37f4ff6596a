import 'server-only'
import type { Webhook } from '@/lib/contracts/collection/webhooks'
import { deskKinds, invoiceIdsMax, type LiveEvent, liveKinds } from '@/lib/contracts/desk/events'

/** What an id may look like to be told to a browser: a UUID, a number, a narrow token. */
const token = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/**
 * What is told of a webhook: known words, and ids that look like ids. Everything else in it stays
 * where it came from. Invoices are named all or none, because those that are not named are not read
 * again.
 */
export function toLiveEvent({ type, eventType, data }: Webhook): LiveEvent {
  const named = [data.invoiceId, data.invoices]
    .flat()
    .map((each) => (typeof each === 'object' ? each?.invoiceId : each))
    .filter((id) => id !== null && id !== undefined && id !== '')
    .map(parseEventId)
  const invoiceIds = [...new Set(named)].filter((id) => id !== null)
  const areAllNamed = named.length > 0 && !named.includes(null)
  return {
    kind: toEventKind(type ?? eventType),
    organizationId: (data.organizationId ?? data.orgId)!,
    ...makeIdField('caseNumber', data.caseNumber),
    ...makeIdField('batchId', data.batchId),
    ...makeIdField('settlementId', data.settlementId),
    ...(areAllNamed && invoiceIds.length <= invoiceIdsMax && { invoiceIds }),
  }
}

const toEventKind = (type: string | null | undefined) =>
  liveKinds.find((kind) => kind === type && !deskKinds.some((own) => own === kind)) ?? 'OTHER'

function parseEventId(value: unknown): string | null {
  const text = String(value ?? '')
  return token.test(text) ? text : null
}

function makeIdField<Name extends string>(
  name: Name,
  value: unknown,
): Partial<Record<Name, string>> {
  const id = parseEventId(value)
  return id === null ? {} : ({ [name]: id } as Record<Name, string>)
}
