import * as z from 'zod'
import { getCollectionInvoice } from '../collection/invoices'
import { getInvoiceStatus } from '../distribution/status'
import {
  ArItemId,
  ClientNo,
  CompanyId,
  CustomerNo,
  OrganizationId,
  TransactionRid,
  Uuid,
} from '../formats'
import { defineLocalOperation } from '../operation'
import { getArItem } from '../receivables/ar-items'
import { getCustomer } from '../receivables/customers'

/**
 * What of another area may belong to an invoice: a receivable item, a collection invoice, a
 * customer.
 */
export const LinkArea = z.enum(['item', 'claim', 'customer'])
export type LinkArea = z.infer<typeof LinkArea>

/**
 * The read that shows what a word of an area is about. Who may not read it may not link it either.
 */
export const linkAreaReads = {
  item: getArItem,
  claim: getCollectionInvoice,
  customer: getCustomer,
} as const

/**
 * An invoice as its page knows it: a company, and one transaction of it. The store keeps numbers:
 * one that it would round is another invoice's.
 */
const invoiceKey = {
  TransactionRid: TransactionRid.refine((rid) => Number.isSafeInteger(Number(rid)), 'is not kept'),
  CompanyId,
}

/** What a person says: the invoice and this thing are the same, or they are not. */
export const ManualLink = z.discriminatedUnion('Area', [
  z.strictObject({
    Area: z.literal('item'),
    Id: ArItemId,
    Same: z.boolean(),
    ...invoiceKey,
    ClientNo,
  }),
  z.strictObject({
    Area: z.literal('claim'),
    Id: Uuid,
    Same: z.boolean(),
    ...invoiceKey,
    OrganizationId,
  }),
  z.strictObject({
    Area: z.literal('customer'),
    Id: CustomerNo,
    Same: z.boolean(),
    ...invoiceKey,
    ClientNo,
  }),
])
export type ManualLink = z.infer<typeof ManualLink>

/**
 * The client or the organization that a thing stands in. Ids are one client's or one
 * organization's.
 */
export const getLinkPlace = (word: ManualLink) =>
  word.Area === 'claim' ? word.OrganizationId : word.ClientNo

const toLinkScope = (word: ManualLink) => ({
  companyIds: [Number(word.CompanyId)],
  ...(word.Area === 'claim'
    ? { organizationId: word.OrganizationId }
    : { clientNo: word.ClientNo }),
})

/**
 * A customer by its number, so that its journal tells of it. Anything else by the invoice, in a
 * form that no customer number has.
 */
const getLinkTarget = (word: ManualLink) =>
  word.Area === 'customer' ? word.Id : `${word.CompanyId}/${word.TransactionRid}`

/** A word that stands, who said it and when. */
export const LinkDecision = z.object({
  area: LinkArea,
  place: z.string(),
  id: z.string(),
  same: z.boolean(),
  by: z.string(),
  at: z.string(),
})
export type LinkDecision = z.infer<typeof LinkDecision>

/**
 * What persons have said of one invoice: everybody who may see its company reads it, as far as they
 * may read what it is about. Oldest first.
 */
export const listManualLinks = defineLocalOperation({
  right: getInvoiceStatus.right,
  name: 'listManualLinks',
  summary: 'List what was linked to an invoice by hand',
  effect: 'read',
  scope: ({ body }) => ({ companyIds: [Number(body.CompanyId)] }),
  body: z.strictObject(invoiceKey),
  answers: { 200: z.object({ links: z.array(LinkDecision) }) },
  example: { body: { CompanyId: 501, TransactionRid: 9_000_012 } },
})

/** A word, and the invoice that it is about. */
export const ItemLinkDecision = LinkDecision.extend({
  companyId: z.number(),
  transactionRid: z.number(),
})
export type ItemLinkDecision = z.infer<typeof ItemLinkDecision>

/**
 * What persons have said of some receivable items of a client, seen from the items: the words about
 * each, and what else was said to be the same as an invoice that was linked to one. As far as the
 * person may see the company and what a word is about. Oldest first.
 */
export const listItemManualLinks = defineLocalOperation({
  right: getArItem.right,
  rightsOf: () => (getInvoiceStatus.right === null ? [] : [getInvoiceStatus.right]),
  name: 'listItemManualLinks',
  summary: 'List what was linked to receivable items by hand',
  effect: 'read',
  scope: ({ body }) => ({ clientNo: body.ClientNo }),
  body: z.strictObject({ ClientNo, Ids: z.array(ArItemId).max(1_000) }),
  answers: { 200: z.object({ links: z.array(ItemLinkDecision) }) },
  example: { body: { ClientNo: '1001', Ids: ['400012'] } },
})

const write = {
  right: getInvoiceStatus.right,
  effect: 'write',
  scope: ({ body }: { body: ManualLink }) => toLinkScope(body),
  rightsOf: ({ body }: { body: ManualLink }) =>
    [linkAreaReads[body.Area].right].filter((right) => right !== null),
  target: ({ body }: { body: ManualLink }) => getLinkTarget(body),
  body: ManualLink,
  answers: { 200: null },
} as const

const example = {
  body: {
    Area: 'item',
    Id: '400012',
    Same: true,
    TransactionRid: 9_000_012,
    CompanyId: 501,
    ClientNo: '1001',
  },
} as const

/**
 * Keeps a word. An invoice has one item, one collection invoice and one customer, so a second "the
 * same" takes the place of the first; several may be "not the same".
 */
export const linkByHand = defineLocalOperation({
  ...write,
  name: 'linkByHand',
  summary: 'Say what is the same as an invoice, or is not',
  example,
})

/** Takes a word back, as it was said: if somebody has said otherwise since, that stands. */
export const unlinkByHand = defineLocalOperation({
  ...write,
  name: 'unlinkByHand',
  summary: 'Take back what was said of an invoice',
  example,
})

/** A click on "This is it", "Not this one" or "Take back" as it arrives from a browser. */
export const LinkSubmission = z.strictObject({
  idempotencyKey: z.uuid(),
  userName: z.string(),
  word: ManualLink,
  isTakenBack: z.boolean(),
})
export type LinkSubmission = z.infer<typeof LinkSubmission>
