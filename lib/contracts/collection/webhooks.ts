import * as z from 'zod'
import { DateTime, OrganizationId } from '../formats'
import { defineAnswer, markAssumed, markPubliclySeen, openEnum } from '../source'

/** The types of webhook that public samples show. */
export const WebhookType = markPubliclySeen(
  openEnum('BATCH_COMPLETED', 'SETTLEMENT_CREATED', 'CASE', 'CASE_UPDATED'),
)

const Id = markPubliclySeen(z.union([z.string(), z.int()]))

/**
 * What anybody may send is kept before anybody has read it: a text with a space in it may be a
 * name, and names no organization.
 */
const WebhookOrganization = OrganizationId.regex(/^\S+$/)

/**
 * Samples of batches and settlements say organizationId, those of cases orgId. One of them must be
 * there (assumed).
 */
const WebhookData = defineAnswer({
  organizationId: markPubliclySeen(WebhookOrganization),
  orgId: markPubliclySeen(WebhookOrganization),
  batchId: Id,
  settlementId: Id,
  settlementDate: markPubliclySeen(z.string()),
  caseId: Id,
  caseNumber: Id,
  invoiceId: Id,
  invoiceNumber: Id,
  type: markPubliclySeen(z.string()),
  status: markPubliclySeen(openEnum('SUCCESS', 'PARTIAL', 'FAILED', 'OPEN', 'PAUSED')),
  /** Objects with an invoiceId, or bare ids (assumed). */
  invoices: markAssumed(z.array(z.union([Id, defineAnswer({ invoiceId: Id })]))),
  fields: markPubliclySeen(z.array(openEnum('amounts', 'status', 'type', 'description'))),
}).refine((data) => data.organizationId ?? data.orgId, 'names no organization')

/**
 * A webhook of the collection area (interface.md 6 names the topic alone; the rest is
 * upstream-facts.md 1.4). Samples call the type `type` or `eventType`: both pass, and one of them
 * must be there (assumed).
 */
export const Webhook = defineAnswer({
  id: Id,
  type: WebhookType,
  eventType: WebhookType,
  source: markPubliclySeen(openEnum('COLLECTION')),
})
  .extend({ timeStamp: markPubliclySeen(DateTime), data: WebhookData })
  .refine(({ type, eventType }) => type ?? eventType, 'names no type')

export type Webhook = z.infer<typeof Webhook>
