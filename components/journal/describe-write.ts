import type { Answer } from '@/lib/client/operation-query'
import {
  decisionOperations,
  findNamedOperation,
  labelOperation,
} from '@/lib/features/journal/messages/journal-labels'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'
import { routes } from '@/lib/shared/routes'
import { isMasked } from '@/lib/shared/wire/masks'
import { labelJournalField, listChangedFields } from './journal-fields'

export type JournalEntry = Answer<'listJournal'>['entries'][number]

/** What a write is about, in words, and its page where it has one. */
export type WriteObject = { label: string; href: string | null }

/**
 * A write in words: what was done and to what. The sentence is cut where the object stands in it,
 * so that it can be a link.
 */
export type WrittenSentence = { before: string; object: WriteObject | null; after: string }

/** Stands in a text in the place of the object. */
const slot = '\u0001'

/** One line of what was done, in the language of the reader. */
export function describeWrite(t: Translate, entry: JournalEntry): WrittenSentence {
  const named = findNamedOperation(entry.operation)
  if (!named) return { before: labelOperation(t, entry.operation), object: null, after: '' }
  const sentence = t(`journal.did.${named}`, {
    object: slot,
    fields: describeFields(t, entry),
    same: describeSame(entry),
  })
  const reason = findSent(entry, 'reason')
  const whole =
    typeof reason === 'string' && reason !== '' && isAmong(decisionOperations, named)
      ? t('journal.because', { sentence, reason })
      : sentence
  const [before = '', after = ''] = whole.split(slot)
  return { before, object: whole.includes(slot) ? findObject(t, entry) : null, after }
}

/** The same as one text. */
export function formatSentence({ before, object, after }: WrittenSentence): string {
  return `${before}${object?.label ?? ''}${after}`
}

/** The names of the fields that a write changed, as far as a line has room for them. */
function describeFields(t: Translate, entry: JournalEntry): string {
  const names = listChangedFields(entry).map(({ field }) => labelJournalField(t, field) ?? field)
  if (names.length === 0) return 'none'
  const shown = names.slice(0, namedFieldsMax)
  const rest = names.length - shown.length
  const all = rest > 0 ? [...shown, t('journal.more', { count: rest })] : shown
  const last = all.at(-1) ?? ''
  if (all.length === 1) return last
  const first = all
    .slice(0, -1)
    .reduce((head, tail) => t('journal.listed', { first: head, rest: tail }))
  return t('journal.and', { first, last })
}

const namedFieldsMax = 3

const findSent = ({ fields }: JournalEntry, name: string) =>
  fields.find(({ field }) => field === name)?.sent
const findBefore = ({ fields }: JournalEntry, name: string) => {
  const value = fields.find(({ field }) => field === name)?.before
  return typeof value === 'string' ? value : null
}

/** What was said of a link between an invoice and a debt; `unknown` where it was erased. */
function describeSame(entry: JournalEntry): string {
  const same = findSent(entry, 'Same')
  return same === undefined ? 'unknown' : same ? 'yes' : 'no'
}

function findObject(t: Translate, entry: JournalEntry): WriteObject | null {
  const { operation, target } = entry
  if (entry.batch) return findBatchObject(t, entry)
  if (operation === 'updateArItem') return findInvoice(t, findBefore(entry, 'documentNo'))
  if (operation === 'joinByHand' || operation === 'unjoinByHand') {
    const [companyId = '', rid = ''] = (target ?? '').split('/')
    return { label: t('journal.object.transaction', { companyId, rid }), href: null }
  }
  if (isAmong(decisionOperations, operation)) return findDecided(t, entry)
  const fixed = fixedObjects.find(([names]) => names.includes(operation))
  if (fixed) return { label: t(`journal.object.${fixed[1]}`), href: fixed[2](target) }
  return findCustomer(t, entry)
}

const toExport = (target: string | null) => (target === null ? null : routes.export(target))

/** What is named by its kind alone, and the way to it. */
const fixedObjects: readonly (readonly [
  operations: readonly string[],
  label:
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
function findBatchObject(t: Translate, { operation, organizationId, batch }: JournalEntry) {
  const what = batchObjects[operation] ?? 'customers'
  return {
    label: t(`journal.object.${what}`, { count: batch?.rows ?? -1 }),
    href:
      organizationId && batch?.batchId
        ? routes.collectionBatch(organizationId, batch.batchId)
        : null,
  }
}

const batchObjects: Partial<
  Record<string, 'customers' | 'newCustomers' | 'corrections' | 'payments' | 'invoices'>
> = {
  updateCustomers: 'customers',
  createCustomers: 'newCustomers',
  createCorrections: 'corrections',
  createPayments: 'payments',
  createCollectionInvoices: 'invoices',
}
