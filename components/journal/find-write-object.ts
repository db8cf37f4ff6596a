import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { isDocumentSend } from '@/lib/features/journal/domain/write-kinds'
import { decisionOperations } from '@/lib/features/journal/messages/journal-labels'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'
import { findBatchHref, routes } from '@/lib/shared/routes'
import { isMasked } from '@/lib/shared/wire/masks'

/** What a write is about, in words, and its page where it has one. */
export type WriteObject = { label: string; href: string | null }

/** The object of a write, as far as it is known what that is. */
export function findWriteObject(t: Translate, entry: JournalEntry): WriteObject | null {
  const { operation, target } = entry
  if (entry.batch) return findBatchObject(t, entry)
  if (operation === 'updateArItem' || operation === 'createPaymentReservation')
    return findInvoice(t, findBefore(entry, 'documentNo'))
  if (operation === 'linkByHand' || operation === 'unlinkByHand') {
    const [companyId = '', rid = ''] = (target ?? '').split('/')
    return { label: t('journal.object.transaction', { companyId, rid }), href: null }
  }
  if (isAmong(decisionOperations, operation)) return findDecided(t, entry)
  if (isDocumentSend(operation)) return findSentDocument(t, entry)
  if (['startBulkAction', 'startCustomerBulkAction', 'startSending'].includes(operation))
    return findBulkAction(t, entry)
  if (operation === 'createAutoPostings') return findPostings(t, entry)
  if (operation === 'createDocument') return findDocument(t, entry)
  if (operation === 'createReportAction') return findReport(t, entry)
  if (operation === 'registerSwedishBankAgreement' || operation === 'addCompany')
    return findRegistered(t, entry)
  if (operation === 'uploadFiles') return findUpload(t, entry)
  const fixed = fixedObjects.find(([names]) => names.includes(operation))
  if (fixed) return { label: t(`journal.object.${fixed[1]}`), href: fixed[2](target) }
  return findCustomer(t, entry)
}

/** The file that was uploaded, with the way to the files of its client. */
const findUpload = (t: Translate, { clientNo, target }: JournalEntry): WriteObject => ({
  label: t('journal.object.file', { name: target ?? '' }),
  href: clientNo && routes.storedFiles(clientNo),
})

/** A set of postings by its number of rows, with the way to where such are made. */
function findPostings(t: Translate, { fields, clientNo }: JournalEntry): WriteObject {
  const rows = fields.find(({ field }) => field === 'autoPostings')?.sent
  return {
    label: t('journal.object.postings', { count: Array.isArray(rows) ? rows.length : -1 }),
    href: clientNo && routes.postings(clientNo),
  }
}

/** A document that was created, with the way to it. */
function findDocument(t: Translate, { fields, clientNo }: JournalEntry): WriteObject {
  const number = fields.find(({ field }) => field === 'documentNo')?.sent
  if (typeof number !== 'string') return { label: t('journal.object.someDocument'), href: null }
  return {
    label: t('journal.object.document', { number }),
    href: clientNo && routes.ledgerDocument(clientNo, number),
  }
}

/** The kind of a report that was ordered, with the way to where it is followed. */
function findReport(t: Translate, { fields, clientNo }: JournalEntry): WriteObject {
  const type = fields.find(({ field }) => field === 'reportType')?.sent
  return {
    label: t('journal.object.report', { type: typeof type === 'string' ? type : '' }),
    href: clientNo && routes.actions(clientNo),
  }
}

/** Who a bank agreement or a company is of, and where it is followed. */
function findRegistered(
  t: Translate,
  { operation, target, idempotencyKey }: JournalEntry,
): WriteObject {
  const query = new URLSearchParams({ open: idempotencyKey }).toString()
  const name = target ?? ''
  if (operation === 'addCompany')
    return {
      label: name ? t('journal.object.company', { name }) : t('journal.object.someCompany'),
      href: routes.companies(query),
    }
  return {
    label: name ? t('journal.object.agreement', { name }) : t('journal.object.someAgreement'),
    href: routes.bankAgreements(query),
  }
}

/**
 * The cases, invoices or customers of a bulk action by their number, with the way to their results.
 */
function findBulkAction(t: Translate, { operation, target, fields }: JournalEntry): WriteObject {
  const total = Number(fields.find(({ field }) => field === 'total')?.sent ?? -1)
  const isOfInvoices =
    operation === 'startSending' ||
    fields.some(({ field, sent }) => field === 'subject' && sent === 'invoice')
  const ofCollection = isOfInvoices ? 'invoicesAtOnce' : 'casesAtOnce'
  const label = t(
    `journal.object.${operation === 'startCustomerBulkAction' ? 'customersAtOnce' : ofCollection}`,
    { count: total },
  )
  return { label, href: toBulkAction(target) }
}

const toBulkAction = (target: string | null) => (target === null ? null : routes.bulkAction(target))

const toExport = (target: string | null) => (target === null ? null : routes.export(target))

/** What is named by its kind alone, and the way to it. */
const fixedObjects: readonly (readonly [
  operations: readonly string[],
  label:
    | 'bulkAction'
    | 'searchExport'
    | 'invoiceExport'
    | 'export'
    | 'view'
    | 'cause'
    | 'outcome'
    | 'work'
    | 'someInvoice',
  toHref: (target: string | null) => string | null,
])[] = [
  [['stopBulkAction', 'continueBulkAction'], 'bulkAction', toBulkAction],
  [['startExport'], 'searchExport', toExport],
  [['startInvoiceExport'], 'invoiceExport', toExport],
  [['cancelExport', 'continueExport'], 'export', toExport],
  [['saveView', 'renameView', 'shareView', 'deleteView'], 'view', () => null],
  [['markCauseHandled', 'unmarkCauseHandled'], 'cause', () => routes.partnerFailures()],
  [
    ['recordOutcome'],
    'outcome',
    (target: string | null) => (target === null ? null : routes.journalLine(target)),
  ],
  [['markWork'], 'work', () => routes.home()],
  [['revealDebtorField'], 'someInvoice', () => null],
]

function findCustomer(t: Translate, { clientNo, target }: JournalEntry): WriteObject {
  if (isMasked(target)) return { label: t('journal.object.erasedCustomer'), href: null }
  if (!target) return { label: t('journal.object.someCustomer'), href: null }
  return {
    label: t('journal.object.customer', { number: target }),
    href: clientNo ? routes.customer(clientNo, target) : null,
  }
}

const findInvoice = (t: Translate, number: string | null): WriteObject =>
  number === null
    ? { label: t('journal.object.someInvoice'), href: null }
    : {
        label: t('journal.object.invoice', { number }),
        href: routes.invoiceByNumber(number, null),
      }

/** A document that was sent, by its number, with the way to its page by its identifier. */
function findSentDocument(t: Translate, { operation, target, fields }: JournalEntry): WriteObject {
  const sent = fields.find(({ field }) => ['InvoiceNo', 'ID', 'Reference'].includes(field))?.sent
  const number = typeof sent === 'string' && sent !== '' ? sent : (target ?? '')
  const is = operation === 'sendB2cLetter' ? 'letter' : 'sentInvoice'
  return {
    label: t(`journal.object.${operation === 'sendB2bCreditNote' ? 'creditNote' : is}`, { number }),
    href: target === null || isMasked(target) ? null : routes.invoiceById(target),
  }
}

/** The case or the invoice that a decision was about, by the number that was kept with it. */
function findDecided(t: Translate, entry: JournalEntry): WriteObject {
  const { organizationId, target, operation } = entry
  const [caseNumber, invoiceNumber] = [
    findBefore(entry, 'caseNumber'),
    findBefore(entry, 'invoiceNumber'),
  ]
  if (caseNumber !== null)
    return {
      label: t('journal.object.case', { number: caseNumber }),
      href: organizationId && routes.case(organizationId, caseNumber),
    }
  if (!operation.endsWith('Invoice')) return { label: t('journal.object.someCase'), href: null }
  return {
    label:
      invoiceNumber === null
        ? t('journal.object.someInvoice')
        : t('journal.object.invoice', { number: invoiceNumber }),
    href: organizationId && target && routes.collectionInvoice(organizationId, target),
  }
}

/** The rows of a batch by their number, with the way to its page. */
function findBatchObject(
  t: Translate,
  { operation, organizationId, clientNo, batch }: JournalEntry,
) {
  const what = batchObjects[operation] ?? 'customers'
  return {
    label: t(`journal.object.${what}`, { count: batch?.rows ?? -1 }),
    href: findBatchHref({ organizationId, clientNo, batchId: batch?.batchId ?? null }),
  }
}

const batchObjects: Partial<
  Record<
    string,
    'customers' | 'newCustomers' | 'corrections' | 'payments' | 'invoices' | 'documents'
  >
> = {
  updateCustomers: 'customers',
  createCustomers: 'newCustomers',
  createDocuments: 'documents',
  createCorrections: 'corrections',
  createPayments: 'payments',
  createCollectionInvoices: 'invoices',
}

const findBefore = ({ fields }: JournalEntry, name: string) => {
  const value = fields.find(({ field }) => field === name)?.before
  return typeof value === 'string' ? value : null
}
