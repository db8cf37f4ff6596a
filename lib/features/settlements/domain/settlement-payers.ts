import type { Settlement, SettlementAllocation } from '@/lib/contracts/collection/settlements'
import { compareDecimals, type Decimal, sumDecimals } from '@/lib/shared/numbers/money'
import { computeAllocationSums } from './allocation-sums'
import { listAllocations, normalizeType, sumExact } from './settlement-steps'

export const payerParts = ['principal', 'interest', 'fees', 'other'] as const
export type PayerShare = (typeof payerParts)[number]

/**
 * What was paid for one invoice in one settlement, by what it was for. Null is not known: an amount
 * that is not exact, or a part that is not named while the named ones do not make up the
 * settlement.
 */
export type Payer = Record<PayerShare | 'paid', Decimal | null> & {
  id: string
  invoiceId: string | null
  invoiceNumber: string | null
  caseNumber: SettlementAllocation['caseNumber']
}

const partByType: Record<string, PayerShare> = {
  ...{ CAPITAL: 'principal', INTEREST: 'interest', FEES: 'fees' },
}

/**
 * For which invoices a settlement was paid, the largest first, those whose sum is not known last. A
 * settlement that names no parts is for its own invoice, as a whole.
 */
export function listPayers(settlement: Settlement): Payer[] {
  const parts = listAllocations(settlement)
  if (parts.length === 0) return toSinglePayer(settlement)
  const areAllNamed = computeAllocationSums(settlement).is === 'equal'
  return [...Map.groupBy(parts, getPayerKey)]
    .map(([id, own]) => toPayer(id, own, areAllNamed))
    .toSorted(compareByPaid)
}

const getPayerKey = ({ invoiceId, invoiceNumber, caseNumber }: SettlementAllocation) =>
  invoiceId || invoiceNumber || String(caseNumber ?? '')

function toPayer(id: string, own: SettlementAllocation[], areAllNamed: boolean): Payer {
  const byPart = Map.groupBy(own, ({ type }) => partByType[normalizeType(type) ?? ''] ?? 'other')
  const sumPart = (part: PayerShare) => {
    const rows = byPart.get(part)
    if (rows) return sumExact(rows)
    return areAllNamed ? '0' : null
  }
  return {
    id,
    invoiceId: own.find(({ invoiceId }) => invoiceId)?.invoiceId ?? null,
    invoiceNumber: own.find(({ invoiceNumber }) => invoiceNumber)?.invoiceNumber ?? null,
    caseNumber: own.find(({ caseNumber }) => caseNumber != null)?.caseNumber ?? null,
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
      paid: sumExact([{ amount: settlementAmount, currency }]),
    },
  ]
}

function compareByPaid(one: Payer, other: Payer): number {
  if (one.paid === null || other.paid === null)
    return Number(one.paid === null) - Number(other.paid === null)
  return compareDecimals(other.paid, one.paid)
}

/** What all payers come to, by part; null where one of them is not known. */
export function sumPayers(payers: readonly Payer[], part: PayerShare | 'paid'): Decimal | null {
  const amounts = payers.map((payer) => payer[part]).filter((amount) => amount !== null)
  return amounts.length < payers.length ? null : sumDecimals(amounts)
}
