import {
  checkEquation,
  type Equation,
  listCurrencyObstacles,
  type Obstacle,
  type Verdict,
} from './claim-equations'
import type { AmountSet, ClaimPart, Ledger, Term } from './claim-ledger'

/**
 * What originalInvoiceAmount is the amount of: the principal alone, as the invoice was once sent
 * (assumed), or all claims with fees and interest. interface.md 2.7 does not say, so the one that
 * the amounts of an invoice agree with is taken.
 */
export type OriginalReading = 'principal' | 'allClaims'

export type Original = {
  reading: OriginalReading
  /** What adds up to everything that was ever claimed on the invoice. */
  terms: Term[]
  /**
   * The fees, interest and the like that are claimed on top of originalInvoiceAmount or, by the
   * other reading, within it.
   */
  others: ClaimPart[]
  obstacles: Obstacle[]
  verdicts: Verdict[]
}

/**
 * originalInvoiceAmount against the claims' originals, and original − paid − credited against what
 * remains of the invoice, by the reading that agrees most.
 */
export function resolveOriginal({ invoice, claims }: Ledger): Original {
  const others = claims?.filter(({ isPrincipal }) => isPrincipal === false) ?? []
  const isPrincipalTold = claims === null || claims.some(({ isPrincipal }) => isPrincipal !== false)
  const readings: [OriginalReading, Term[], ClaimPart[], Obstacle[]][] = [
    ['allClaims', [invoice.original], claims ?? [], []],
  ]
  if (isPrincipalTold) {
    const obstacles = [
      ...listClaimsObstacles(claims),
      ...listTypeObstacles(claims),
      ...listCurrencyObstacles(invoice, others),
    ]
    const principal = claims?.filter(({ isPrincipal }) => isPrincipal) ?? []
    readings.unshift([
      'principal',
      [invoice.original, ...others.map(({ original }) => original)],
      principal,
      obstacles,
    ])
  }
  const read = readings.map(([reading, terms, summed, obstacles]) => ({
    ...{ reading, terms, others, obstacles },
    verdicts: [
      checkEquation({
        ...makeEquation('originalSum', invoice.original, invoice),
        plus: summed.map(({ original }) => original),
        obstacles: [
          ...listClaimsObstacles(claims),
          ...(reading === 'principal' ? listTypeObstacles(claims) : []),
          ...listCurrencyObstacles(invoice, summed),
        ],
      }),
      checkEquation({
        ...makeEquation('balance', invoice.remaining, invoice),
        plus: terms,
        minus: [invoice.paid, invoice.credited],
        obstacles,
      }),
    ],
  }))
  const best = pickBestReading(read)
  return isUndecided(read)
    ? { ...best, obstacles: [...best.obstacles, { field: invoice.original.field, why: 'meaning' }] }
    : best
}

/**
 * True where no reading is refuted and none is confirmed: then nothing may be built on one of them.
 */
const isUndecided = (readings: { verdicts: Verdict[] }[]) =>
  readings.length > 1 &&
  readings.every(({ verdicts }) => verdicts.every(({ is }) => is === 'unchecked'))

/**
 * What currentAmount is. interface.md 2.7 does not say: the original less what was credited
 * (assumed), what remains, or the original.
 */
export type CurrentReading = 'originalLessCredited' | 'remaining' | 'original'

/**
 * currentAmount of the invoice and of each claim, by the reading that most of them agree with. One
 * that alone does not agree is a mismatch. Where several do not, where nothing does, or where two
 * readings are as good and accuse different ones, its meaning is not known and it cannot be
 * checked: what the amounts cannot settle is no fault of theirs.
 */
export function resolveCurrent(
  { invoice, claims }: Ledger,
  { terms, obstacles }: Original,
): { reading: CurrentReading | null; verdicts: Verdict[] } {
  const parts = [
    { part: invoice, terms, obstacles },
    ...(claims ?? []).map((part) => ({ part, terms: [part.original], obstacles: [] })),
  ]
  const checkReading = (reading: CurrentReading) =>
    parts.map(({ part, ...whole }) => checkEquation(makeCurrentEquation(reading, part, whole)))
  const readings = (['originalLessCredited', 'remaining', 'original'] as const).map((reading) => ({
    reading,
    verdicts: checkReading(reading),
  }))
  const { reading, verdicts } = pickBestReading(readings)
  const rivals = readings.filter((each) => compareReadings(each, { verdicts }) === 0)
  const isSettled =
    count(verdicts, 'sound') > 0 &&
    new Set(rivals.flatMap((each) => listMismatchedFields(each.verdicts))).size <= 1
  return isSettled
    ? { reading, verdicts }
    : { reading: null, verdicts: verdicts.map(toUncheckedVerdict) }
}

const listMismatchedFields = (verdicts: Verdict[]) =>
  verdicts.flatMap((verdict) => (verdict.is === 'mismatch' ? [verdict.mismatch.fields[0]] : []))

function makeCurrentEquation(
  reading: CurrentReading,
  part: AmountSet,
  { terms, obstacles }: { terms: Term[]; obstacles: Obstacle[] },
): Equation {
  const expected = makeEquation('current', part.current, part)
  if (reading === 'remaining') return { ...expected, plus: [part.remaining] }
  return {
    ...expected,
    plus: terms,
    minus: reading === 'original' ? [] : [part.credited],
    obstacles,
  }
}

function toUncheckedVerdict(verdict: Verdict): Verdict {
  if (verdict.is !== 'mismatch') return verdict
  const { kind, fields } = verdict.mismatch
  return {
    is: 'unchecked',
    unchecked: { kind, fields, because: [{ field: fields[0]!, why: 'meaning' }] },
  }
}

/** An equation of one part, still with nothing on its other side. */
export const makeEquation = (
  kind: Equation['kind'],
  found: Term,
  { currency }: AmountSet,
): Equation => ({
  ...{ kind, found, is: 'equal', plus: [], minus: [], obstacles: [] },
  currency: currency.code,
})

/** What stands in the way of everything that needs the claims, where they are not told. */
export const listClaimsObstacles = (claims: ClaimPart[] | null): Obstacle[] =>
  claims === null ? [{ field: 'claims', why: 'missing' }] : []

const listTypeObstacles = (claims: ClaimPart[] | null): Obstacle[] =>
  (claims ?? []).flatMap(({ isPrincipal, typeField }) =>
    isPrincipal === null ? [{ field: typeField, why: 'missing' }] : [],
  )

const count = (verdicts: Verdict[], is: Verdict['is']) =>
  verdicts.filter((verdict) => verdict.is === is).length

/**
 * The reading that is refuted least, and of those the one that is confirmed most; the assumed one
 * stands first. One that could still hold goes before one that does not, so that amounts which are
 * not told make no alarm.
 */
const pickBestReading = <Reading extends { verdicts: Verdict[] }>(readings: Reading[]): Reading =>
  readings.toSorted(compareReadings)[0]!

const compareReadings = (one: { verdicts: Verdict[] }, other: { verdicts: Verdict[] }) =>
  count(one.verdicts, 'mismatch') - count(other.verdicts, 'mismatch') ||
  count(other.verdicts, 'sound') - count(one.verdicts, 'sound')
