import type { Settlement, SettlementAllocation } from '@/lib/contracts/collection/settlements'
import {
  compareDecimals,
  type Decimal,
  normalizeCurrency,
  sumDecimals,
} from '@/lib/shared/numbers/money'
import { computeAllocationSums } from './allocation-sums'
import { listAllocations, normalizeType, sumExact } from './settlement-steps'

export const payerParts = ['principal', 'interest', 'fees', 'other'] as const
export type PayerShare = (typeof payerParts)[number]

/**
 * What was paid for one invoice in one settlement, by what it was for. Null is not known: an amount
 * that is not exact, a part that is not named while the named ones do not make up the settlement, or
 * all of it where its parts do not share one currency.
 */
export type Payer = Record<PayerShare | 'paid', Decimal | null> & {
  id: string
  invoiceId: string | null
  invoiceNumber: string | null
  caseNumber: SettlementAllocation['caseNumber']
  /** Of the amounts; null where none is named, or several are. */
  currency: string | null
}

const partByType: Record<string, PayerShare> = {
  ...{ CAPITAL: 'principal', INTEREST: 'interest', FEES: 'fees' },
}

/**
 * For which invoices a settlement was paid, the largest of each currency first, those whose sum is
 * not known last. The settlement's own currency comes before others. A settlement that names no parts
 * is for its own invoice, as a whole.
 */
export function listPayers(settlement: Settlement): Payer[] {
  const parts = listAllocations(settlement)
  if (parts.length === 0) return toSinglePayer(settlement)
  const areAllNamed = computeAllocationSums(settlement).is === 'equal'
  const currency = normalizeCurrency(settlement.currency)
  const idByNumber = listIdsByNumber(parts)
  return [...Map.groupBy(parts, (part, at) => getPayerKey(part, at, idByNumber))]
    .map(([id, own]) => toPayer(id, own, areAllNamed))
    .toSorted((one, other) => compareByPaid(one, other, currency))
}

/** The id of the invoice that parts call by a number; a number of several invoices names none. */
function listIdsByNumber(parts: readonly SettlementAllocation[]): Map<string, string> {
  const named = parts.filter(({ invoiceId, invoiceNumber }) => invoiceId && invoiceNumber)
  return new Map(
    [...Map.groupBy(named, ({ invoiceNumber }) => invoiceNumber!.trim())].flatMap(
      ([number, own]) => {
        const [id, ...others] = new Set(own.map(({ invoiceId }) => invoiceId!))
        return others.length === 0 ? [[number, id!] as const] : []
      },
    ),
  )
}

/** Of parts that name neither invoice nor case nobody knows whether they are of one: each stands alone. */
function getPayerKey(
  { invoiceId, invoiceNumber, caseNumber }: SettlementAllocation,
  at: number,
  idByNumber: ReadonlyMap<string, string>,
): string {
  if (invoiceId) return invoiceId
  const number = invoiceNumber?.trim()
  if (number) return idByNumber.get(number) ?? `number ${number}`
  return caseNumber == null ? `part ${at}` : `case ${caseNumber}`
}

/** How many invoices are named among payers, and how many payers name none. */
export function countPayers(payers: readonly Payer[]): { invoices: number; unnamed: number } {
  const invoices = payers.filter(({ invoiceId, invoiceNumber }) => invoiceId || invoiceNumber)
  return { invoices: invoices.length, unnamed: payers.length - invoices.length }
}

function toPayer(id: string, own: SettlementAllocation[], areAllNamed: boolean): Payer {
  const byPart = Map.groupBy(own, ({ type }) => partByType[normalizeType(type) ?? ''] ?? 'other')
  const currency = findSharedCurrency(own)
  const sumPart = (part: PayerShare) => {
    const rows = byPart.get(part)
    if (currency === null && own.length > 1) return null
    if (rows) return sumExact(rows)
    return areAllNamed ? '0' : null
  }
  return {
    id,
    invoiceId: own.find(({ invoiceId }) => invoiceId)?.invoiceId ?? null,
    invoiceNumber: own.find(({ invoiceNumber }) => invoiceNumber)?.invoiceNumber ?? null,
    caseNumber: own.find(({ caseNumber }) => caseNumber != null)?.caseNumber ?? null,
    currency,
    principal: sumPart('principal'),
    interest: sumPart('interest'),
    fees: sumPart('fees'),
    other: sumPart('other'),
    paid: sumExact(own),
  }
}

function toSinglePayer(settlement: Settlement): Payer[] {
  const { invoiceId, invoiceNumber, caseNumber, settlementAmount, currency } = settlement
  if (!invoiceId && !invoiceNumber && caseNumber == null) return []
  return [
    {
      ...{ id: invoiceId || invoiceNumber || String(caseNumber) },
      ...{ invoiceId: invoiceId ?? null, invoiceNumber: invoiceNumber ?? null, caseNumber },
      ...{ principal: null, interest: null, fees: null, other: null },
      currency: normalizeCurrency(currency),
      paid: sumExact([{ amount: settlementAmount, currency }]),
    },
  ]
}

function compareByPaid(one: Payer, other: Payer, first: string | null): number {
  if (one.paid === null || other.paid === null)
    return Number(one.paid === null) - Number(other.paid === null)
  if (one.currency === other.currency) return compareDecimals(other.paid, one.paid)
  return (
    Number(one.currency !== first) - Number(other.currency !== first) ||
    (one.currency ?? '').localeCompare(other.currency ?? '')
  )
}

/** The currency that all of them name; null where one names none or another. */
export function findSharedCurrency(rows: readonly { currency?: string | null }[]): string | null {
  const [first, ...others] = new Set(rows.map(({ currency }) => normalizeCurrency(currency)))
  return others.length === 0 ? (first ?? null) : null
}

/** What all payers come to, by part; null where one of them is not known, or they share no currency. */
export function sumPayers(payers: readonly Payer[], part: PayerShare | 'paid'): Decimal | null {
  const amounts = payers.map((payer) => payer[part]).filter((amount) => amount !== null)
  const isSum = amounts.length === payers.length && findSharedCurrency(payers) !== null
  return isSum ? sumDecimals(amounts) : null
}
