import * as z from 'zod'
import { DateTime, OrganizationId } from '../formats'
import { answered, assumed, openEnum, publiclySeen } from '../source'

/** The types of webhook that public samples show. */
export const WebhookType = publiclySeen(openEnum('BATCH_COMPLETED', 'SETTLEMENT_CREATED', 'CASE', 'CASE_UPDATED'))

const Id = publiclySeen(z.union([z.string(), z.int()]))

/** What anybody may send is kept before anybody has read it: a text with a space in it may be a name, and names no organization. */
const WebhookOrganization = OrganizationId.regex(/^\S+$/)

/** Samples of batches and settlements say organizationId, those of cases orgId. One of them must be there (assumed). */
const WebhookData = answered({
  organizationId: publiclySeen(WebhookOrganization),
  orgId: publiclySeen(WebhookOrganization),
  batchId: Id,
  settlementId: Id,
  settlementDate: publiclySeen(z.string()),
  caseId: Id,
  caseNumber: Id,
  invoiceId: Id,
  invoiceNumber: Id,
  type: publiclySeen(z.string()),
  status: publiclySeen(openEnum('SUCCESS', 'PARTIAL', 'FAILED', 'OPEN', 'PAUSED')),
  /** Objects with an invoiceId, or bare ids (assumed). */
  invoices: assumed(z.array(z.union([Id, answered({ invoiceId: Id })]))),
  fields: publiclySeen(z.array(openEnum('amounts', 'status', 'type', 'description'))),
}).refine((data) => data.organizationId ?? data.orgId, 'names no organization')

/**
 * A webhook of the collection area (interface.md 6 names the topic alone; the rest is upstream-facts.md 1.4). Samples call the type `type` or
 * `eventType`: both pass, and one of them must be there (assumed).
 */
export const Webhook = answered({
  id: Id,
  type: WebhookType,
  eventType: WebhookType,
  source: publiclySeen(openEnum('COLLECTION')),
})
  .extend({ timeStamp: publiclySeen(DateTime), data: WebhookData })
  .refine(({ type, eventType }) => type ?? eventType, 'names no type')

export type Webhook = z.infer<typeof Webhook>
