import type { PlannedLine } from '@/lib/features/payment-matching/domain/payment-plan'
import type { Candidate, Proof } from '@/lib/features/payment-matching/domain/suggest-candidates'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { compareDecimals, type Decimal } from '@/lib/shared/numbers/money'

type Relation = 'equal' | 'part' | 'over' | 'unknown'

const findRelation = (difference: Decimal | null): Relation => {
  if (difference === null) return 'unknown'
  const sign = compareDecimals(difference, '0')
  return sign === 0 ? 'equal' : sign < 0 ? 'part' : 'over'
}

/** Why a candidate is one, and what the payment leaves: "KID, part payment". */
export function describeProof(
  t: Translate,
  { proof, parts }: Candidate,
  difference: Decimal | null,
): string {
  const relation = findRelation(difference)
  const texts = relationTexts[toTold(proof, relation)]
  const known = texts.some((each) => each === relation) ? relation : texts[0]!
  return t(`paymentMatching.proof.${toTold(proof, relation)}.${known}` as TextKey, {
    count: parts.length,
  })
}

/** A proof that promises an amount says so only where the amount fits. */
function toTold(proof: Proof, relation: Relation): Told {
  if (relation === 'equal') return proof === 'name' ? 'nameAmount' : proof
  if (proof === 'nameAmount' || proof === 'nameSum') return 'name'
  if (proof === 'kids') return 'kid'
  return proof === 'amount' ? 'chosen' : proof
}

type Told = Proof
type TextKey = 'paymentMatching.proof.numbers.equal'

const relationTexts: Record<Told, readonly Relation[]> = {
  kid: ['equal', 'part', 'over', 'unknown'],
  kidRepaired: ['equal', 'part', 'over', 'unknown'],
  kids: ['equal'],
  number: ['equal', 'part', 'over', 'unknown'],
  numbers: ['equal', 'part', 'over'],
  nameAmount: ['equal'],
  nameSum: ['equal'],
  name: ['part', 'over'],
  amount: ['equal'],
  chosen: ['equal', 'part', 'over', 'unknown'],
}

/** What the column of proofs says of a line: why it belongs, or what is missing. */
export function describeMatch(t: Translate, planned: PlannedLine): string {
  const { match, candidate, difference, repeat, line, currency } = planned
  if (planned.before) return t('paymentMatching.group.before')
  if (repeat.isSame) return t('paymentMatching.twice', { no: repeat.of ?? 0 })
  if (repeat.of !== null && !planned.isIn)
    return t('paymentMatching.unproven.repeats', { no: repeat.of })
  if (match.paidBy !== null && !planned.isIn)
    return t('paymentMatching.unproven.paidBy', { no: match.paidBy })
  if (planned.onItsWay !== null && !planned.isIn)
    return t(`paymentMatching.unproven.onItsWay.${planned.onItsWay}`)
  if (candidate) {
    const proof = candidate.proof === 'number' ? 'number' : 'kid'
    return match.addsUp > 1 && match.is === 'sure' && candidate === match.candidates[0]
      ? t(`paymentMatching.proof.addsUp.${proof}`, { count: match.addsUp })
      : describeProof(t, candidate, difference)
  }
  if (match.note !== null) return t(`paymentMatching.unproven.${match.note}`)
  const count = match.candidates.length
  if (count === 0) return t('paymentMatching.unproven.none')
  const areSame = match.candidates.every(
    ({ parts }) => parts.length === 1 && parts[0]!.invoice.open === line.amount,
  )
  const amount = `${formatDecimal(line.amount)} ${currency}`
  if (count > 1 && areSame) return t('paymentMatching.unproven.sameAmount', { count, amount })
  return t('paymentMatching.unproven.several', { count })
}
