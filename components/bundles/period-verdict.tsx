import { StateBlock, type StateKind } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  type OutcomeCounts,
  outcomes,
  type PeriodVerdict,
} from '@/lib/features/bundles/domain/period-verdict'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'

const kinds: Record<PeriodVerdict['is'], StateKind> = {
  sent: 'done',
  waiting: 'throttled',
  missing: 'failed',
  unknown: 'unknown',
  none: 'empty',
}

/** Whether all that came in has been sent, with every number behind it, and where numbers disagree. */
export function PeriodVerdictLine({ verdict }: { verdict: PeriodVerdict }) {
  const t = useT()
  const { is, received, counts, untold, disagreements } = verdict
  return (
    <StateBlock
      variant="strip"
      kind={kinds[is]}
      title={t(`bundles.verdict.${is}`, { count: received ?? 0, waiting: counts?.pending ?? 0 })}
    >
      {received !== null && received > 0 && is !== 'sent' && (
        <>
          {t('bundles.received', { count: formatCount(received) })}
          {counts && `: ${describeCounts(t, counts)}.`}{' '}
        </>
      )}
      {disagreements.map(({ of, files, days }) => (
        <span key={of} className="block">
          {t(`bundles.disagree.${of}`, { files, days })}
        </span>
      ))}
      {disagreements.some(({ of }) => of === 'received') && (
        <span className="block text-ink-3">{t('bundles.disagreeHint')}</span>
      )}
      {untold > 0 && <span className="block">{t('bundles.untold', { count: untold })}</span>}
    </StateBlock>
  )
}

/** The outcomes that there are, in the order of the picture. */
export const describeCounts = (t: Translate, counts: OutcomeCounts): string =>
  outcomes
    .filter((outcome) => counts[outcome] > 0 || outcome === 'ok')
    .map((outcome) => t(`bundles.outcome.${outcome}`, { count: formatCount(counts[outcome]) }))
    .join(', ')
