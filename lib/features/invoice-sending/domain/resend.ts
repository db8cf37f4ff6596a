import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import type { Answer } from '@/lib/contracts/registry'
import { checkDocument, countBrokenRules } from '@/lib/features/document-rules/domain/public'
import { buildSentDocument } from './build-submission'
import { toCustomerValues } from './customer-values'
import { findRoute } from './find-route'
import { type Blocks, guessChannel } from './likely-channel'
import type { PreparedDocument, PreparedReason } from './prepared-document'
import { isCreditNote, isViewOf, toReplacedDocument } from './replaced-document'
import { listReplacedDoubts } from './replaced-doubts'
import { listStandingDoubts, type ReplacedStanding } from './replaced-standing'
import { type DocumentReview, type NumberChecks, reviewDocument } from './review-document'
import { toUblDocument } from './to-ubl'
import {
  type DocumentField,
  type DocumentRoute,
  documentFields,
  type TypedDocument,
} from './typed-document'
import { toDigits } from './ubl-facts'
import { type SendingCompany, toBlankTerms, withSender } from './with-sender'

type Row = Answer<'listFailuresOfCause'>['rows'][number]
type Customer = Answer<'getCustomer'>

/** A failed invoice among those of a cause, with the form that takes its place. */
export type FailedInvoice = {
  key: string
  companyId: number
  replaces: ReplacedInvoice
  /** Null for what no form makes: a reminder, or a credit note to a private person. */
  route: DocumentRoute | null
  /** It failed as a credit note. */
  isCredit: boolean
  name: string
}

/**
 * The customer of a failed invoice, found by the name on it, which is all that joins the two.
 * `unread`: a look failed, which proves nothing.
 */
export type FoundCustomer =
  | { is: 'found'; customerNo: string; customer: Customer }
  | { is: 'none' | 'several' | 'unread' }

/** A failed invoice with all that was read to send it again. */
export type ReadInvoice = {
  invoice: FailedInvoice
  /** Null where it could not be read. */
  view: Answer<'getInvoiceView'> | null
  found: FoundCustomer
  standing: ReplacedStanding
  identifier: string
}

/** What holds for all documents of a run. */
export type ResendTerms = {
  today: string
  /** The due date of all of them; blank where each keeps its own. */
  dueDate: string
  /** The account to which all of them are paid, which no failed invoice tells; blank for none. */
  account: string
  /** Whether something was sent in its place before, or may have been. */
  isReplaced: (invoice: FailedInvoice) => boolean
  checks: NumberChecks | null
  /** The sender as the service knows it; undefined where it does not tell. */
  findCompany: (companyId: number) => SendingCompany | undefined
}

/** So much of a number names the failed invoice, in characters. */
const numberMax = 200

/**
 * The failed invoice of a row: null where the row does not tell which one it is, or where it came
 * in.
 */
export function toFailedInvoice(row: Row): FailedInvoice | null {
  const { TransactionRid, CompanyId, InvoiceNumber, InvoiceeName } = row
  const cameIn = /^(in|2)/i.test(row.Direction?.trim() ?? '')
  if (TransactionRid == null || CompanyId == null || cameIn) return null
  return {
    key: `${CompanyId} ${TransactionRid}`,
    companyId: CompanyId,
    replaces: {
      transactionRid: TransactionRid,
      receiptId: null,
      invoiceNumber: InvoiceNumber?.slice(0, numberMax) ?? null,
    },
    route: findRoute(row),
    isCredit: isCreditNote(row),
    name: InvoiceeName?.trim() ?? '',
  }
}

/** What goes out in the place of a failed invoice, or why nothing does. */
export function prepareResend(read: ReadInvoice, terms: ResendTerms): PreparedDocument {
  const { invoice, view, identifier } = read
  const held = {
    ...{ key: invoice.key, companyId: invoice.companyId, replaces: invoice.replaces },
    ...{ number: invoice.replaces.invoiceNumber ?? '', name: invoice.name },
    ...{ reach: '', total: null, currency: '', document: null },
  }
  if (terms.isReplaced(invoice))
    return { ...held, verdict: 'replaced', reasons: [{ is: 'replaced' }] }
  if (invoice.route === null) return { ...held, verdict: 'held', reasons: [{ is: 'noForm' }] }
  if (view === null || !isViewOf(view, invoice.replaces))
    return { ...held, verdict: 'unread', reasons: [{ is: 'unread' }] }

  const stated = openReplaced(view, { invoice, route: invoice.route }, terms)
  const typed = fillRecipient(stated, read.found, terms)
  const { totals, findings } = reviewDocument(typed, terms.checks, terms.today)
  const reasons: PreparedReason[] = [
    ...listStandingDoubts(read.standing, invoice),
    ...findings.map((finding) => ({
      is: 'finding' as const,
      ...{ finding, total: totals?.gross ?? null },
    })),
    ...listReplacedDoubts(view, stated, invoice.isCredit),
    ...findRecipientDoubts(typed, read.found),
    ...findMatchDoubts(stated, read.found),
    ...findBrokenRules(typed, totals, terms.today),
  ]
  const isHeld =
    findings.some(({ is }) => is === 'refused') || reasons.some(({ is }) => is === 'kindDiffers')
  return {
    ...held,
    ...{ name: typed.fields.name, number: typed.fields.number },
    ...{ reach: describeReach(typed), total: totals?.gross ?? null },
    currency: typed.fields.currency,
    verdict: isHeld ? 'held' : reasons.length > 0 ? 'doubtful' : 'ready',
    reasons,
    document: isHeld ? null : buildSentDocument(typed, totals, identifier),
  }
}

/** The failed invoice as it was, with its sender. */
function openReplaced(
  view: NonNullable<ReadInvoice['view']>,
  { invoice, route }: Pick<ReadInvoice, 'invoice'> & { route: DocumentRoute },
  { today, findCompany }: ResendTerms,
): TypedDocument {
  const company = findCompany(invoice.companyId)
  return withSender(toReplacedDocument(view, route, toBlankTerms(company, today)), company)
}

/** The same to whom it goes as the customer stands now, and with the due date and account of the run. */
const fillRecipient = (
  typed: TypedDocument,
  found: FoundCustomer,
  { dueDate, account }: ResendTerms,
): TypedDocument => ({
  ...typed,
  fields: {
    ...typed.fields,
    ...(found.is === 'found' && listRecipientValues(typed, found)),
    ...(dueDate !== '' && { dueDate }),
    ...(account !== '' && { [isSwedish(typed) ? 'bankgiro' : 'account']: account }),
  },
})

const isSwedish = ({ fields }: TypedDocument) => fields.senderCountry.trim().toUpperCase() === 'SE'

const addressFields: readonly DocumentField[] = [
  ...(['address1', 'address2', 'address3', 'postCode', 'city'] as const),
]

/**
 * What a customer's record says of who gets it, where it says anything. Its address comes whole or
 * not at all: lines of two addresses make a third one. The name, by which
 * it was found, and the due date stay the invoice's.
 */
function listRecipientValues(
  { fields }: TypedDocument,
  { customerNo, customer }: Extract<FoundCustomer, { is: 'found' }>,
): Partial<TypedDocument['fields']> {
  const values = toCustomerValues(customerNo, customer, null)
  const hasAddress = addressFields.some((field) => values[field])
  const isTaken = (field: DocumentField) => {
    if (field === 'name') return false
    if (addressFields.includes(field)) return hasAddress
    return values[field] !== '' || fields[field] === ''
  }
  return Object.fromEntries(
    documentFields.flatMap((field) =>
      values[field] !== undefined && isTaken(field) ? [[field, values[field]]] : [],
    ),
  )
}

/** What speaks against sending it to whom the form now names. */
function findRecipientDoubts(typed: TypedDocument, found: FoundCustomer): PreparedReason[] {
  const blocks: Blocks | null = found.is === 'found' ? found.customer : null
  const guess = guessChannel(typed, blocks)
  return [
    ...(found.is === 'found' || typed.route === 'business' ? [] : [doubts[found.is]]),
    ...(guess.channel === null ? [{ is: 'noChannel' } as const] : []),
    ...(guess.blocked ? [{ is: 'blocked' } as const] : []),
  ]
}

const doubts = {
  none: { is: 'customerNone' },
  several: { is: 'customerSeveral' },
  unread: { is: 'customerUnread' },
} as const

/**
 * What speaks against the customer of the name being the one on the failed invoice: another
 * organization number, another street or postal code, or nothing to compare, because one of the two
 * does not tell it. Two may bear one name.
 */
function findMatchDoubts(
  { fields: before }: TypedDocument,
  found: FoundCustomer,
): PreparedReason[] {
  if (found.is !== 'found') return []
  const own = toCustomerValues(found.customerNo, found.customer, null)
  const [number, ownNumber] = [toDigits(before.organizationNo), toDigits(own.organizationNo ?? '')]
  if (number !== '' && ownNumber !== '')
    return number === ownNumber ? [] : [{ is: 'customerOther' }]
  const pairs = (['address1', 'postCode'] as const).map((field) =>
    [before[field], own[field] ?? ''].map(toComparable),
  )
  const told = pairs.filter((pair) => !pair.includes(''))
  if (told.some(([was, is]) => was !== is)) return [{ is: 'customerElsewhere' }]
  return told.length === pairs.length ? [] : [{ is: 'customerByName' }]
}

const toComparable = (text: string) =>
  text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** How many rules of the network a business document breaks. */
function findBrokenRules(
  typed: TypedDocument,
  totals: DocumentReview['totals'],
  day: string,
): PreparedReason[] {
  if (typed.route !== 'business' || totals === null) return []
  const { findings } = checkDocument(toUblDocument(typed, totals), { day })
  const count = countBrokenRules(findings)
  return count > 0 ? [{ is: 'rules', count }] : []
}

/** Where a document goes, as one looks it up: by number, by address, or on paper. */
function describeReach({ route, fields }: TypedDocument): string {
  if (route === 'business') return fields.organizationNo
  const place = [fields.address1, `${fields.postCode} ${fields.city}`.trim()]
  return fields.email || fields.mobile || place.filter(Boolean).join(', ')
}
