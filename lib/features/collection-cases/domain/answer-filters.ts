import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { normalizeText } from '@/lib/shared/list-filters/text-comparison'
import {
  compareDecimals,
  type Decimal,
  normalizeCurrency,
  parseAmount,
} from '@/lib/shared/numbers/money'
import { type AnswerSpan, isWithinSpan } from './answer-groups'
import { findCaseQuestion, type Question } from './case-questions'

/** What narrows the cases that need an answer; null and blank narrow nothing. */
export type AnswerFilters = {
  kind: Question | null
  by: AnswerSpan | null
  who: 'me' | 'nobody' | null
  /** An amount with its currency: `5000 NOK`. */
  over: string
  /** A part of a number or a name, as it was typed. */
  text: string
}

type Known = {
  /** A calendar date. */
  today: string
  userName: string
  /** Who has a case: null for nobody, undefined while that is not known. */
  findOwner: (row: CollectionCase) => string | null | undefined
}

/**
 * Whether a case fits all filters. A case whose amount is not known, or is in another currency, is
 * not over an amount. While nobody knows who has it, none is kept out for that.
 */
export function fitsAnswerFilters(
  row: CollectionCase,
  { kind, by, who, over, text }: AnswerFilters,
  { today, userName, findOwner }: Known,
): boolean {
  const owner = who === null ? undefined : findOwner(row)
  return (
    (kind === null || findCaseQuestion(row) === kind) &&
    (by === null || isWithinSpan(row, by, today)) &&
    (owner === undefined || owner === (who === 'me' ? userName : null)) &&
    isOver(row, parseOverAmount(over)) &&
    holdsText(row, text)
  )
}

function isOver(row: CollectionCase, over: OverAmount | null): boolean {
  if (over === null) return true
  const amount = parseAmount(row.remainingAmount)
  return (
    amount.is === 'exact' &&
    normalizeCurrency(row.currency) === over.currency &&
    compareDecimals(amount.decimal, over.amount) > 0
  )
}

type OverAmount = { amount: Decimal; currency: string }

/** An amount with its currency as one types it, `5 000,50 NOK`; null for anything else. */
export function parseOverAmount(typed: string): OverAmount | null {
  const [, digits, cents = '', currency] =
    /^(\d[\d\s]{0,14})(?:[.,](\d{1,2}))?\s?([a-z]{3})$/i.exec(typed.trim()) ?? []
  if (digits === undefined || currency === undefined) return null
  const written = `${digits.replace(/\s/g, '')}.${cents || '0'}` as ExactNumber
  const amount = parseAmount(written)
  return amount.is === 'exact' ? { amount: amount.decimal, currency: currency.toUpperCase() } : null
}

/** The same fields that a search of cases looks in: numbers of case and invoices, names of debtors. */
function holdsText(row: CollectionCase, text: string): boolean {
  const part = normalizeText(text)
  if (part === '') return true
  return [
    row.caseNumber == null ? '' : String(row.caseNumber),
    ...(row.invoices ?? []).map(({ invoiceNumber }) => invoiceNumber ?? ''),
    ...(row.debtors ?? []).flatMap(({ fullName, firstName, lastName, customerNumber }) => [
      fullName ?? `${firstName ?? ''} ${lastName ?? ''}`,
      customerNumber ?? '',
    ]),
  ].some((each) => normalizeText(each).includes(part))
}
