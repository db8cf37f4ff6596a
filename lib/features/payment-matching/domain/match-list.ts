import { compareDecimals, type Decimal, sumDecimals } from '@/lib/shared/numbers/money'
import type { BankLine } from './bank-line'
import { isPositive, type OpenInvoice } from './open-invoices'
import type { Candidate, LineMatch } from './suggest-candidates'

/**
 * A line's match beside those of the others. `addsUp`: so many lines pay its invoice in full
 * together; 1 where it is alone. `paidBy`: the line that pays the same invoice already, so that this
 * one would be too much.
 */
export type SettledMatch = LineMatch & { addsUp: number; paidBy: number | null }

type Use = { at: number; no: number; amount: Decimal; invoice: OpenInvoice; isSure: boolean }

/**
 * Holds the matches of a list against each other: lines that pay one invoice in full together prove
 * each other, and of lines that are too much together only those stay sure that fit, the exact one
 * before others.
 */
export function settleMatches(
  lines: readonly BankLine[],
  matches: readonly LineMatch[],
): SettledMatch[] {
  const settled = matches.map((match) => ({ ...match, addsUp: 1, paidBy: null }) as SettledMatch)
  const uses = lines.flatMap((line, at) => listUses(line, matches[at]!, at))
  for (const own of Map.groupBy(uses, ({ invoice }) => invoice).values())
    if (own.length > 1) settleInvoice(own, settled)
  return settled
}

function listUses({ no }: BankLine, match: LineMatch, at: number): Use[] {
  const parts = match.is === 'sure' ? match.candidates[0]!.parts : (findLeading(match)?.parts ?? [])
  return parts.map((part) => ({ ...part, at, no, isSure: match.is === 'sure' }))
}

const findLeading = ({ lead, candidates }: LineMatch): Candidate | undefined =>
  lead === null
    ? undefined
    : candidates.find(({ parts }) => parts.length === 1 && parts[0]!.invoice === lead)

function settleInvoice(uses: readonly Use[], settled: SettledMatch[]) {
  const open = uses[0]!.invoice.open
  if (!isPositive(open)) return
  const compareToOpen = (own: readonly Use[]) =>
    compareDecimals(sumDecimals(own.map(({ amount }) => amount)), open)
  if (compareToOpen(uses) === 0) return makeAllSure(uses, settled)
  const sure = uses.filter(({ isSure }) => isSure)
  if (sure.length < 2 || compareToOpen(sure) <= 0) return
  const fitting = pickFitting(sure, open)
  for (const { at } of sure.filter((use) => !fitting.includes(use)))
    settled[at] = { ...settled[at]!, is: 'choose', paidBy: fitting[0]?.no ?? sure[0]!.no }
}

function makeAllSure(uses: readonly Use[], settled: SettledMatch[]) {
  for (const { at } of uses) {
    const own = settled[at]!
    const first = own.is === 'sure' ? own.candidates[0] : findLeading(own)
    if (!first) continue
    const candidates = [first, ...own.candidates.filter((each) => each !== first)]
    settled[at] = { ...own, is: 'sure', candidates, addsUp: uses.length }
  }
}

/** The use that pays all of it, else the first ones for which it is enough. */
function pickFitting(uses: readonly Use[], open: Decimal): Use[] {
  const exact = uses.find(({ amount }) => amount === open)
  if (exact) return [exact]
  const fitting: Use[] = []
  for (const use of uses) {
    const sum = sumDecimals([...fitting, use].map(({ amount }) => amount))
    if (compareDecimals(sum, open) <= 0) fitting.push(use)
  }
  return fitting
}
