import type { Claim } from '@/lib/contracts/collection/invoices'
import {
  type Decimal,
  normalizeCurrency,
  parseAmount,
  sumDecimals,
} from '@/lib/shared/numbers/money'

const fields = ['originalAmount', 'paidAmount', 'creditedAmount', 'remainingAmount'] as const
export type ClaimField = (typeof fields)[number]

/**
 * What the claims of one type and currency come to. A sum is null where none of its amounts is
 * told, or where two are and no currency is; `untold` counts those that are missing or too long.
 */
export type ClaimSum = {
  type: string | null
  currency: string | null
  sums: Record<ClaimField, Decimal | null>
  untold: number
}

/**
 * The claims of a case by type and currency, in the order in which they first come: amounts of two
 * currencies are never added.
 */
export function sumClaims(claims: readonly Claim[]): ClaimSum[] {
  const groups = Map.groupBy(claims, ({ type, currency }) =>
    JSON.stringify([type?.trim().toUpperCase() || null, normalizeCurrency(currency)]),
  )
  return [...groups].map(([key, own]) => {
    const [type, currency] = JSON.parse(key) as [string | null, string | null]
    return {
      type,
      currency,
      sums: currency === null && own.length > 1 ? noSums : sumFields(own),
      untold: own.flatMap(listMissingFields).length,
    }
  })
}

const noSums: Record<ClaimField, null> = {
  originalAmount: null,
  paidAmount: null,
  creditedAmount: null,
  remainingAmount: null,
}

function sumFields(claims: readonly Claim[]): Record<ClaimField, Decimal | null> {
  const sumField = (field: ClaimField) => {
    const exact = claims
      .map((claim) => parseAmount(claim[field]))
      .flatMap((amount) => (amount.is === 'exact' ? [amount.decimal] : []))
    return exact.length === 0 ? null : sumDecimals(exact)
  }
  return {
    originalAmount: sumField('originalAmount'),
    paidAmount: sumField('paidAmount'),
    creditedAmount: sumField('creditedAmount'),
    remainingAmount: sumField('remainingAmount'),
  }
}

const listMissingFields = (claim: Claim) =>
  fields.filter((field) => parseAmount(claim[field]).is !== 'exact')
