import { Chip, type ChipVariant } from '@/components/ui/chip'
import type { Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import type { CaseEvidence } from '@/lib/features/collection-cases/domain/case-evidence'
import { formatAmount } from '@/lib/shared/format/amount'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * The reasons for and against an answer: outlined where they are in order, on a tint where they
 * speak against it, dashed where nobody knows.
 */
export function EvidenceChips({ evidence, stillListed }: Props) {
  const t = useT()
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-1.5 py-1 align-middle">
      {stillListed && (
        <Chip variant="unknown" glyph="unknown">
          {t('decisions.answers.stillListed', {
            what: t(`decisions.list.decided.${stillListed}`),
          })}
        </Chip>
      )}
      {evidence.map((each) => {
        const { variant, glyph } = variants[getKind(each)]
        return (
          <Chip key={each.is} variant={variant} glyph={glyph} detail={describeDetail(t, each)}>
            {describeEvidence(t, each)}
          </Chip>
        )
      })}
    </span>
  )
}

type Props = {
  evidence: readonly CaseEvidence[]
  /** What was decided here, where the case still puts its question. */
  stillListed?: DecisionName
}

type Kind = 'good' | 'against' | 'failed' | 'fact' | 'untold'

const variants: Record<Kind, { variant: ChipVariant; glyph?: Verdict }> = {
  good: { variant: 'line', glyph: 'ok' },
  against: { variant: 'wait', glyph: 'wait' },
  failed: { variant: 'fail', glyph: 'fail' },
  fact: { variant: 'line' },
  untold: { variant: 'unknown', glyph: 'unknown' },
}

function getKind(evidence: CaseEvidence): Kind {
  switch (evidence.is) {
    case 'nothingLeft':
    case 'paidInPart':
    case 'creditedInPart':
    case 'declinedBefore':
      return 'against'
    case 'served':
    case 'board':
      return evidence.day === null ? 'untold' : 'good'
    case 'messages':
    case 'sent':
    case 'waits':
      return 'fact'
    case 'notDelivered':
      return 'failed'
    case 'deliveryUnknown':
      return 'untold'
    default:
      return 'good'
  }
}

/** Whether it speaks against the answer that is asked for. */
export const isAgainst = (evidence: CaseEvidence) =>
  ['against', 'failed'].includes(getKind(evidence))

/** A reason in two or three words. */
export function describeEvidence(t: Translate, evidence: CaseEvidence): string {
  switch (evidence.is) {
    case 'reminders':
    case 'messages':
      return t(`decisions.evidence.${evidence.is}`, { count: evidence.count })
    case 'served':
    case 'board':
      return evidence.day === null
        ? t(`decisions.evidence.${evidence.is}Untold`)
        : t(`decisions.evidence.${evidence.is}`)
    default:
      return t(`decisions.evidence.${evidence.is}`)
  }
}

/** What a chip stands for: how much, or when. */
function describeDetail(t: Translate, evidence: CaseEvidence): string | undefined {
  if ('amount' in evidence)
    return t(`decisions.evidence.${evidence.is}Amount`, {
      amount: [formatAmount(evidence.amount), evidence.currency].filter(Boolean).join(' '),
    })
  return 'day' in evidence && evidence.day ? formatLongDate(t, evidence.day) : undefined
}
