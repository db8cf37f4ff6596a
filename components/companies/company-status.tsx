import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { SentCompany } from '@/lib/contracts/desk/registrations'
import {
  type CompanyStatus,
  getCompanyStatus,
} from '@/lib/features/companies/domain/company-answer'
import {
  getSubmissionState,
  type SubmissionState,
} from '@/lib/features/registrations/domain/public'
import type { Translate } from '@/lib/shared/i18n/translate'

const verdicts: Record<CompanyStatus | Exclude<SubmissionState, 'taken'>, Verdict> = {
  new: 'wait',
  pending: 'wait',
  active: 'ok',
  refused: 'fail',
  other: 'unknown',
  'not-told': 'unknown',
  sending: 'run',
  unknown: 'unknown',
  'not-sent': 'new',
  absent: 'new',
  rejected: 'fail',
  recorded: 'ok',
}

/** How a company that was added stands, in a few words, with its shape. */
export function describeCompany(
  t: Translate,
  entry: Pick<SentCompany, 'state' | 'record' | 'answer'>,
): { verdict: Verdict; words: string } {
  const state = getSubmissionState(entry)
  if (state !== 'taken')
    return { verdict: verdicts[state], words: t(`registrations.state.${state}`) }
  const status = getCompanyStatus(entry.answer ?? {})
  return {
    verdict: verdicts[status],
    words: t(`companies.status.${status}`, { word: entry.answer?.Status ?? '' }),
  }
}

export function CompanyStatusMark({ entry }: { entry: SentCompany }) {
  const { verdict, words } = describeCompany(useT(), entry)
  return (
    <span className="status">
      <Glyph verdict={verdict} />
      <span className="truncate">{words}</span>
    </span>
  )
}
