import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import {
  type ClaimBreakdown as Breakdown,
  breakDownClaims,
  type DebtFacts,
} from '@/lib/features/claim-breakdown/domain/break-down-claims'
import {
  buildDebtorLetter,
  describeDays,
  describeDue,
  describeFees,
  describeInterest,
  describeLimit,
  describeRate,
  describeStep,
  labelOther,
} from '@/lib/features/claim-breakdown/messages/describe-breakdown'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Decimal } from '@/lib/shared/numbers/money'

/**
 * What a debt is made of: each part that is claimed, how it stands to what the law allows, and the
 * steps and days behind it; with words for whoever owes it.
 */
export function ClaimBreakdown({ facts }: { facts: DebtFacts }) {
  const t = useT()
  const breakdown = breakDownClaims(facts)
  if (breakdown === null) return <p className="text-ink-3">{t('claimBreakdown.untold')}</p>
  const { currency, principal, fees, interest, others } = breakdown
  return (
    <>
      <div className="overflow-x-auto">
        <table className="read-table" aria-label={t('claimBreakdown.table')}>
          <thead>
            <tr>
              <th scope="col">{t('claimBreakdown.part')}</th>
              <th scope="col">{t('claimBreakdown.how')}</th>
              <th scope="col" className="text-right whitespace-nowrap">
                {t('claimBreakdown.claimed')} {currency}
              </th>
            </tr>
          </thead>
          <tbody>
            <PartRow
              name={t('claimBreakdown.principal')}
              how={describeDue(t, facts.dueDate)}
              part={principal}
            />
            {fees && (
              <PartRow
                name={t('claimBreakdown.fees')}
                verdict={fees.verdict.is}
                how={describeFees(t, fees)}
                part={fees}
              />
            )}
            {[...(fees?.limits.entries() ?? [])].map(([at, limit]) => (
              <StepRow key={at} name={describeStep(t, limit)} how={describeLimit(t, limit)} />
            ))}
            {interest && (
              <PartRow
                name={t('claimBreakdown.interest')}
                verdict={interest.verdict.is}
                how={describeInterest(t, interest)}
                part={interest}
              />
            )}
            {interest?.periods.map((period) => (
              <StepRow
                key={period.from}
                name={describeDays(t, period)}
                how={describeRate(t, period)}
                amount={period.amount}
              />
            ))}
            {others.map((other) => (
              <PartRow
                key={other.type}
                name={labelOther(t, other)}
                verdict="unknown"
                how={t('claimBreakdown.unknownType')}
                part={other}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap items-center justify-between gap-x-3 pt-1.5 text-xs text-ink-3">
        {interest && interest.periods.length > 0 && t('claimBreakdown.reckoned')}
        <CopyButton text={buildDebtorLetter(t, breakdown, facts.dueDate)}>
          {t('claimBreakdown.copy')}
        </CopyButton>
      </p>
    </>
  )
}

const cell = 'h-8 border-line py-1 align-middle'
const amountCell = `${cell} text-right whitespace-nowrap tabular-nums`

type Verdict = NonNullable<Breakdown['fees']>['verdict']['is']
const glyphs = { within: 'ok', above: 'warn', unknown: 'unknown' } as const

/** A part of the debt, with what was found of it; `part` is null where no claim is of it. */
function PartRow({
  name,
  how,
  part,
  verdict,
}: {
  name: string
  how: ReactNode
  part: Breakdown['principal']
  verdict?: Verdict
}) {
  const t = useT()
  return (
    <tr>
      <th scope="row" className={`${cell} pr-3 text-sm font-semibold whitespace-nowrap text-ink`}>
        {name}
      </th>
      <td className={cell}>
        <span className="flex items-center gap-2">
          {verdict && <Glyph verdict={glyphs[verdict]} />}
          <span>{how}</span>
        </span>
      </td>
      <td className={`${amountCell} font-semibold`}>
        {part === null
          ? '–'
          : part.claimed === null
            ? t('claimBreakdown.notKnown')
            : formatDecimal(part.claimed)}
      </td>
    </tr>
  )
}

/** A step or some days that the part above comes from; what they came to is no claim of its own. */
function StepRow({ name, how, amount }: { name: string; how: string; amount?: Decimal | null }) {
  return (
    <tr className="text-ink-2">
      <td className={`${cell} pr-3 pl-6 max-narrow:pl-3`}>{name}</td>
      <td className={cell}>
        {how}
        {amount != null && <span className="tabular-nums"> = {formatDecimal(amount)}</span>}
      </td>
      <td className={cell} />
    </tr>
  )
}
