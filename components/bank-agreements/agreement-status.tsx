import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { SentAgreement } from '@/lib/contracts/desk/registrations'
import {
  type AgreementStatus,
  getAgreementStatus,
} from '@/lib/features/bank-agreements/domain/agreement-status'
import {
  getSubmissionState,
  type SubmissionState,
} from '@/lib/features/registrations/domain/public'
import type { Translate } from '@/lib/shared/i18n/translate'

const verdicts: Record<AgreementStatus | Exclude<SubmissionState, 'taken'>, Verdict> = {
  completed: 'ok',
  failed: 'fail',
  contradictory: 'warn',
  'in-progress': 'wait',
  'not-told': 'unknown',
  sending: 'run',
  unknown: 'unknown',
  'not-sent': 'new',
  absent: 'new',
  rejected: 'fail',
  recorded: 'ok',
}

/** How a registered agreement stands, in a few words, with its shape. */
export function describeAgreement(
  t: Translate,
  entry: Pick<SentAgreement, 'state' | 'record' | 'answer'>,
): { verdict: Verdict; words: string; status: AgreementStatus | SubmissionState } {
  const state = getSubmissionState(entry)
  if (state !== 'taken')
    return { verdict: verdicts[state], words: t(`registrations.state.${state}`), status: state }
  const status = getAgreementStatus(entry.answer ?? {})
  return { verdict: verdicts[status], words: t(`bankAgreements.status.${status}`), status }
}

/** The same as it stands in a list. */
export function AgreementStatusMark({ entry }: { entry: SentAgreement }) {
  const { verdict, words } = describeAgreement(useT(), entry)
  return (
    <span className="status">
      <Glyph verdict={verdict} />
      <span className="truncate">{words}</span>
    </span>
  )
}
