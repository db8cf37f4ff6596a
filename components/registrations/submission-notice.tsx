import { RawText, StateBlock, type StateKind } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Registration } from '@/lib/contracts/desk/registrations'
import {
  getSubmissionState,
  type SubmissionState,
} from '@/lib/features/registrations/domain/public'
import { findReason } from '@/lib/shared/format/describe-failure'

const kinds: Record<Exclude<SubmissionState, 'taken' | 'unknown'>, StateKind> = {
  sending: 'throttled',
  'not-sent': 'silent',
  absent: 'silent',
  rejected: 'failed',
  recorded: 'done',
}

/** How the sending of a registration ended, where the service has said nothing of it since. */
export function SubmissionNotice({ entry, labelField, unknown }: Props) {
  const t = useT()
  const state = getSubmissionState(entry)
  if (state === 'taken') return null
  const said = [entry.status, findReason(t, entry.code) ?? entry.code, entry.message]
    .filter(Boolean)
    .join(' ')
  const raw = said && (
    <RawText>
      {said}, {t('states.request', { requestId: entry.requestId.slice(0, 8) })}
    </RawText>
  )
  if (state === 'unknown')
    return (
      <StateBlock kind="unknown" level={3} title={unknown.title}>
        {unknown.meaning}
        {raw}
      </StateBlock>
    )
  return (
    <StateBlock kind={kinds[state]} level={3} title={t(`registrations.state.${state}`)}>
      {t(`registrations.meaning.${state}`)}
      {entry.reasons.map(({ field, message }) => (
        <span key={`${field} ${message}`} className="block">
          {[field && labelField(field), message].filter(Boolean).join(': ')}
        </span>
      ))}
      {raw}
    </StateBlock>
  )
}

type Props = {
  entry: Registration
  /** A field of the request in words. */
  labelField: (field: string) => string
  /** What is said where nobody knows what became of it. */
  unknown: { title: string; meaning: string }
}
