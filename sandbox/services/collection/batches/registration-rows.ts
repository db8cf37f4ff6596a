import { randomBytes, randomUUID } from 'node:crypto'
import Big from 'big.js'
import type { CaseDebtor } from '@/lib/contracts/collection/cases'
import type { NewCollectionInvoice } from '@/lib/contracts/collection/create-invoices'
import type { Debtor } from '@/lib/contracts/collection/invoices'
import type { collectionCases, collectionInvoices } from '../../../database/collection-schema'
import { scheduleNextStep } from '../cases/case-rules'
import { buildCaseSearchText } from '../cases/case-store'

export type NewCase = Required<typeof collectionCases.$inferInsert>
export type NewInvoice = Omit<Required<typeof collectionInvoices.$inferInsert>, 'seq' | 'repeated'>

/** How a case begins. */
const initialState = {
  status: 'OPEN',
  subStatus: 'REGISTERED',
  pausedUntil: null,
  pauseReason: null,
  closedAt: null,
  nextAt: null,
  decideByDate: null,
  eviction: null,
}

/** The case that a new invoice begins. */
export function buildNewCase(
  organizationId: string,
  row: NewCollectionInvoice,
  caseNumber: number,
  now: number,
): NewCase {
  const debtors = row.debtors ?? []
  const { decideByDate, eviction, ...state } = scheduleNextStep(
    { ...initialState, type: row.type ?? 'PAYMENT_REMINDER' },
    now,
  )
  return {
    caseId: randomUUID(),
    caseNumber,
    organizationId,
    ...state,
    customerNumber: findPrimaryDebtor(debtors)?.customerNumber ?? null,
    createdAt: now,
    search: buildCaseSearchText(
      caseNumber,
      [row.invoiceNumber ?? null],
      debtors.map(getDebtorName),
    ),
    data: {
      description: row.description ?? null,
      creditorId: organizationId,
      creditorNumber: null,
      caseToken: randomBytes(16).toString('base64url'),
      countryCode: debtors[0]?.addresses?.[0]?.countryCode ?? 'NO',
      kid: row.ocrReferenceNumber ?? null,
      bankAccount: null,
      decideByDate,
      eviction,
      debtors: debtors.map(toCaseDebtor),
    },
  }
}

/**
 * A new invoice. A claim that is handed over stands beside the principal, which is the original
 * amount of the invoice (assumed).
 */
export function buildNewInvoice(
  { caseId, organizationId, createdAt }: NewCase,
  row: NewCollectionInvoice,
  uniqueSourceInvoiceId: string | null,
  batchId: string,
): NewInvoice {
  const originalInvoiceAmount = new Big(row.originalInvoiceAmount ?? 0).toFixed()
  const others = (row.claims ?? []).map(({ type, amount }) => ({
    type,
    originalAmount: new Big(amount).toFixed(),
  }))
  return {
    id: randomUUID(),
    organizationId,
    caseId,
    type: row.type ?? 'PAYMENT_REMINDER',
    status: 'OPEN',
    invoiceNumber: row.invoiceNumber ?? null,
    uniqueSourceInvoiceId,
    customerNumber: findPrimaryDebtor(row.debtors ?? [])?.customerNumber ?? null,
    currency: row.currency ?? '',
    originalInvoiceAmount,
    createdAt,
    closedAt: null,
    pausedUntil: null,
    pauseReason: null,
    batchId,
    data: {
      invoiceDate: row.invoiceDate ?? null,
      dueDate: row.dueDate ?? null,
      collectionNoticeDate: row.collectionNoticeDate ?? null,
      ocrReferenceNumber: row.ocrReferenceNumber ?? null,
      description: row.description ?? null,
      vat: row.vat ?? false,
      fees: row.fees ?? false,
      claims: [{ type: 'PRINCIPAL', originalAmount: originalInvoiceAmount }, ...others],
      debtors: row.debtors ?? [],
    },
  }
}

const findPrimaryDebtor = (debtors: Debtor[]) =>
  debtors.find(({ role }) => role === 'PRIMARY_DEBTOR') ?? debtors[0]

const getDebtorName = ({ name, firstname, lastname }: Debtor) =>
  name ?? [firstname, lastname].filter(Boolean).join(' ')

/** A debtor under the names that cases use. */
function toCaseDebtor({ firstname, lastname, name, ...debtor }: Debtor): CaseDebtor {
  return {
    debtorId: randomUUID(),
    firstName: firstname,
    lastName: lastname,
    fullName: getDebtorName({ firstname, lastname, name }),
    ...debtor,
  }
}
