import type { CaseDebtor } from '@/lib/contracts/collection/cases'
import type { Debtor } from '@/lib/contracts/collection/invoices'
import { toDatePlusDays } from '../../clock'
import type { StoredCase, StoredCollectionInvoice } from '../../database/stored-collection'
import type { StoredCustomer } from '../../database/stored-customer'
import type { NewHistoryEntry } from '../../services/collection/history'
import { type Country, countries } from '../countries'
import { makeBankAccount, makeKid } from '../numbers'
import { createRandom, type Random } from '../random'
import { toCaseDebtorView, toSeedDebtor } from './collection-debtor'
import { makeStableUuid } from './stable-uuid'

export type SeedInvoice = {
  id: string
  type: string
  status: string
  invoiceNumber: string | null
  uniqueSourceInvoiceId: string | null
  currency: string
  originalInvoiceAmount: string
  createdAt: number
  closedAt: number | null
  pausedUntil: string | null
  pauseReason: string | null
  data: StoredCollectionInvoice
}
export type SeedAdjustment = {
  id: string
  invoiceId: string
  kind: 'payment' | 'correction'
  type: string | null
  amount: string
  currency: string
  date: string
  description: string | null
  uniqueSourceId: string
  at: number
}
export type SeedDocument = { invoiceId: string; type: string; createdAt: number }

/** A case of the seed with all that belongs to it. Its history is in the order of time. */
export type SeedCase = {
  caseId: string
  type: string
  status: string
  subStatus: string
  createdAt: number
  closedAt: number | null
  pausedUntil: string | null
  pauseReason: string | null
  nextAt: number | null
  data: StoredCase
  invoices: SeedInvoice[]
  postings: SeedAdjustment[]
  history: Omit<NewHistoryEntry, 'caseId'>[]
  documents: SeedDocument[]
}

/** Whose cases these are, and who owes. `customers` are the creditor's own. */
export type Creditor = {
  organizationId: string
  clientNo: number
  country: Country
  customers: { customerNo: string; data: StoredCustomer }[]
}
export type CaseSeedOptions = { seedNumber: number; creditor: Creditor; count: number; now: number }

export const dayMs = 86_400_000
const spanDays = 180

/**
 * A case of one invoice that was just registered, as plain as they come. Each is drawn from its own
 * number: the lower, the older.
 */
export function makePlainCase(
  { seedNumber, creditor, count, now }: CaseSeedOptions,
  index: number,
): { seeded: SeedCase; random: Random } {
  const random = createRandom(seedNumber + creditor.clientNo * 1_000_003 + index * 7919)
  const { country, organizationId } = creditor
  const createdAt = Math.floor(now - ((count - index - random.next()) / count) * spanDays * dayMs)
  const customer = random.pick(creditor.customers)
  const debtor = toSeedDebtor(customer)
  const caseId = makeStableUuid(organizationId, 'case', index)
  const invoice = makePlainInvoice(random, { creditor, createdAt, index, part: 0 }, [debtor])
  return {
    random,
    seeded: {
      caseId,
      type: 'PAYMENT_REMINDER',
      status: 'OPEN',
      subStatus: 'REGISTERED',
      createdAt,
      closedAt: null,
      pausedUntil: null,
      pauseReason: null,
      nextAt: null,
      data: {
        description: random.pick([
          'Electricity',
          'Broadband',
          'District heating',
          'Rent',
          'Alarm service',
          'Water and sewage',
        ]),
        creditorId: makeStableUuid(organizationId, 'creditor'),
        creditorNumber: String(70_000 + creditor.clientNo),
        caseToken: makeStableUuid(organizationId, 'token', index).replaceAll('-', ''),
        countryCode: country,
        kid: makeKid(random),
        bankAccount: makeBankAccount(random, country),
        decideByDate: null,
        eviction: null,
        debtors: [makeCaseDebtor(organizationId, index, debtor)],
      },
      invoices: [invoice],
      postings: [],
      history: [
        { type: 'REGISTERED', at: createdAt, subject: 'Registered', createdBy: 'Collector' },
      ],
      documents: [{ invoiceId: invoice.id, type: 'INVOICE', createdAt }],
    },
  }
}

export const makeCaseDebtor = (
  organizationId: string,
  index: number,
  debtor: Debtor,
  part = 0,
): CaseDebtor =>
  toCaseDebtorView(debtor, {
    debtorId: makeStableUuid(organizationId, 'debtor', index, part),
    debtorNumber: String(900_000 + index * 10 + part),
  })

/** An invoice that was due a while before it was handed over. */
export function makePlainInvoice(
  random: Random,
  {
    creditor,
    createdAt,
    index,
    part,
  }: { creditor: Creditor; createdAt: number; index: number; part: number },
  debtors: Debtor[],
): SeedInvoice {
  const principal = formatHundredths(random.integer(19_900, 1_900_000))
  const dueBefore = random.integer(14, 40)
  return {
    id: makeStableUuid(creditor.organizationId, 'invoice', index, part),
    type: 'PAYMENT_REMINDER',
    status: 'OPEN',
    invoiceNumber: `${new Date(createdAt).getUTCFullYear()}-${400_000 + index}${part === 0 ? '' : `-${part + 1}`}`,
    uniqueSourceInvoiceId: `i-${creditor.clientNo}-${index}-${part}`,
    currency: countries[creditor.country].currency,
    originalInvoiceAmount: principal,
    createdAt,
    closedAt: null,
    pausedUntil: null,
    pauseReason: null,
    data: {
      invoiceDate: `${toDatePlusDays(createdAt, -dueBefore - 14)}T00:00:00.000Z`,
      dueDate: `${toDatePlusDays(createdAt, -dueBefore)}T00:00:00.000Z`,
      collectionNoticeDate: null,
      ocrReferenceNumber: makeKid(random),
      description: null,
      vat: random.chance(0.5),
      fees: true,
      claims: [{ type: 'PRINCIPAL', originalAmount: principal }],
      debtors,
    },
  }
}

/** Hundredths as decimal text. */
export const formatHundredths = (hundredths: number) =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
