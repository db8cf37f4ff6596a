import * as z from 'zod'
import { getCollectionInvoice } from '../collection/invoices'
import { getInvoiceStatus } from '../distribution/status'
import { ArItemId, ClientNo, CompanyId, CustomerNo, OrganizationId, TransactionRid, Uuid } from '../formats'
import { operation } from '../operation'
import { getArItem } from '../receivables/ar-items'
import { getCustomer } from '../receivables/customers'

/** What of another area may belong to an invoice: a receivable item, a collection invoice, a customer. */
export const JoinArea = z.enum(['item', 'claim', 'customer'])
export type JoinArea = z.infer<typeof JoinArea>

/** The read that shows what a word of an area is about. Who may not read it may not join it either. */
export const readOfJoinArea = { item: getArItem, claim: getCollectionInvoice, customer: getCustomer } as const

/** An invoice as its page knows it: a company, and one transaction of it. The store keeps numbers: one that it would round is another invoice's. */
const ofInvoice = { TransactionRid: TransactionRid.refine((rid) => Number.isSafeInteger(Number(rid)), 'is not kept'), CompanyId }

/** What a person says: the invoice and this thing are the same, or they are not. */
export const JoinWord = z.discriminatedUnion('Area', [
  z.strictObject({ Area: z.literal('item'), Id: ArItemId, Same: z.boolean(), ...ofInvoice, ClientNo }),
  z.strictObject({ Area: z.literal('claim'), Id: Uuid, Same: z.boolean(), ...ofInvoice, OrganizationId }),
  z.strictObject({ Area: z.literal('customer'), Id: CustomerNo, Same: z.boolean(), ...ofInvoice, ClientNo }),
])
export type JoinWord = z.infer<typeof JoinWord>

/** The client or the organization that a thing stands in. Ids are one client's or one organization's. */
export const placeOfWord = (word: JoinWord) => (word.Area === 'claim' ? word.OrganizationId : word.ClientNo)

const scopeOfWord = (word: JoinWord) => ({
  companyIds: [Number(word.CompanyId)],
  ...(word.Area === 'claim' ? { organizationId: word.OrganizationId } : { clientNo: word.ClientNo }),
})

/** A customer by its number, so that its journal tells of it. Anything else by the invoice, in a form that no customer number has. */
const targetOfWord = (word: JoinWord) => (word.Area === 'customer' ? word.Id : `${word.CompanyId}/${word.TransactionRid}`)

/** A word that stands, who said it and when. */
export const JoinSaid = z.object({ area: JoinArea, place: z.string(), id: z.string(), same: z.boolean(), by: z.string(), at: z.string() })
export type JoinSaid = z.infer<typeof JoinSaid>

const ofJoins = { area: 'desk', method: 'POST', source: 'documented', right: getInvoiceStatus.right } as const

/** What persons have said of one invoice: everybody who may see its company reads it, as far as they may read what it is about. Oldest first. */
export const listJoins = operation({
  ...ofJoins,
  name: 'listJoins',
  path: '/joins',
  summary: 'List what was joined to an invoice by hand',
  effect: 'read',
  scope: ({ body }) => ({ companyIds: [Number(body.CompanyId)] }),
  body: z.strictObject(ofInvoice),
  answers: { 200: z.object({ joins: z.array(JoinSaid) }) },
  example: { body: { CompanyId: 501, TransactionRid: 9_000_012 } },
})

const write = {
  ...ofJoins,
  effect: 'write',
  scope: ({ body }: { body: JoinWord }) => scopeOfWord(body),
  rightsOf: ({ body }: { body: JoinWord }) => [readOfJoinArea[body.Area].right].filter((right) => right !== null),
  target: ({ body }: { body: JoinWord }) => targetOfWord(body),
  body: JoinWord,
  answers: { 200: null },
} as const

const example = { body: { Area: 'item', Id: '400012', Same: true, TransactionRid: 9_000_012, CompanyId: 501, ClientNo: '1001' } } as const

/** Keeps a word. An invoice has one item, one claim and one customer, so a second "the same" takes the place of the first; several may be "not the same". */
export const joinByHand = operation({
  ...write,
  name: 'joinByHand',
  path: '/joins/by-hand',
  summary: 'Say what is the same as an invoice, or is not',
  example,
})

/** Takes a word back, as it was said: if somebody has said otherwise since, that stands. */
export const unjoinByHand = operation({
  ...write,
  name: 'unjoinByHand',
  path: '/joins/taken-back',
  summary: 'Take back what was said of an invoice',
  example,
})

/** A click on "This is it", "Not this one" or "Take back" as it arrives from a browser. */
export const JoinClick = z.strictObject({ intentId: z.uuid(), userName: z.string(), word: JoinWord, isTakenBack: z.boolean() })
export type JoinClick = z.infer<typeof JoinClick>
