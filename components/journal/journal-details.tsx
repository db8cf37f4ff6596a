import dynamic from 'next/dynamic'
import { Note, noteClass } from '@/components/form/note'
import { RecordOutcome } from '@/components/form/record-outcome'
import { RecordedOutcome } from '@/components/form/recorded-outcome'
import { Glyph } from '@/components/ui/glyph'
import { Moment } from '@/components/ui/moment'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { RawText } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/contracts/result'
import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { useRecordOutcome } from '@/lib/features/journal/client/use-outcomes'
import { findWriteKind, isDocumentSend } from '@/lib/features/journal/domain/write-kinds'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { findReason } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { JournalFields, labelJournalField } from './journal-fields'
import { JournalVerbs } from './journal-verbs'

const BatchDetails = dynamic(() =>
  import('@/components/batches/public').then((part) => part.BatchDetails),
)

type Props = {
  entry: JournalEntry
  userName: string
  /** Why the last check of its outcome failed. */
  checkFailure: Failure | null
}

/** What is known of a write beyond its line, and what may be done with it. */
export function JournalDetails({ entry, userName, checkFailure }: Props) {
  const t = useT()
  const record = useRecordOutcome(userName)
  const isOpen = entry.state === 'unknown' || entry.state === 'not-applied'
  return (
    <div className="grid justify-items-start gap-1 pr-6 pb-3 pl-64 max-wide:pl-9 max-narrow:pr-4 max-narrow:pl-12 [&>*]:max-w-full">
      {entry.look && !entry.batch && (
        <p role="status">
          {t('journal.checked')} <Moment instant={entry.look.at} format={formatDateTime} />:{' '}
          {describeLook(t, entry.operation, entry.look)}
        </p>
      )}
      <Refusal entry={entry} />
      {entry.record && <RecordedOutcome record={entry.record} />}
      {isOpen && (
        <RecordOutcome
          isPending={record.isPending}
          onRecord={(recorded) => record.mutate({ of: entry.idempotencyKey, ...recorded })}
          failure={
            record.failure && (
              <FailureBlock failure={record.failure} doing="write" variant="strip" />
            )
          }
        />
      )}
      {entry.warnings.map((warning) => (
        <Note key={`${warning.field} ${warning.message}`}>
          <Glyph verdict="warn" />
          <span>
            {t('journal.warning', {
              field: warning.field
                ? (labelJournalField(t, warning.field) ?? warning.field)
                : t('journal.anyField'),
              message: warning.message ?? '',
            })}
          </span>
        </Note>
      ))}
      {checkFailure && <FailureBlock failure={checkFailure} doing="check" variant="strip" />}
      {entry.batch ? (
        <BatchDetails idempotencyKey={entry.idempotencyKey} />
      ) : (
        <JournalFields entry={entry} />
      )}
      <JournalVerbs entry={entry} />
    </div>
  )
}

function describeLook(t: Translate, operation: string, look: Look): string {
  if (isDocumentSend(operation)) return t(`journal.foundDocument.${look.delivery ?? look.found}`)
  return findWriteKind(operation) === 'registrations'
    ? t(`journal.foundRegistration.${look.found}`)
    : t(`journal.found.${look.found}`)
}

type Look = NonNullable<JournalEntry['look']>

/** What the service said, literally, and each of its reasons by the name of its field. */
function Refusal({ entry }: { entry: JournalEntry }) {
  const t = useT()
  const { status, code, message, reasons, requestId } = entry
  return (
    <>
      {(message || code || status) && (
        <RawText>
          {[status, findReason(t, code) ?? code, message].filter(Boolean).join(' ')} ·{' '}
          {t('journal.request')} {requestId.slice(0, 8)}
        </RawText>
      )}
      {reasons.length > 0 && (
        <ul className={noteClass}>
          {reasons.map(({ field, code, message }) => (
            <li key={`${field} ${code} ${message}`}>
              {[field && (labelJournalField(t, field) ?? field), code, message]
                .filter(Boolean)
                .join(': ')}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
