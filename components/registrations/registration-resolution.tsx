import { RecordOutcome } from '@/components/form/record-outcome'
import { RecordedOutcome } from '@/components/form/recorded-outcome'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { Registration } from '@/lib/contracts/desk/registrations'
import { useCheckOutcome, useRecordOutcome } from '@/lib/features/journal/client/public'

/**
 * What can be done about a registration that is not confirmed: a check, where the service can be
 * asked, and a record of what was found by other means.
 */
export function RegistrationResolution({ entry, userName, canCheck, onDone }: Props) {
  const t = useT()
  const check = useCheckOutcome()
  const record = useRecordOutcome(userName)
  const isOpen = entry.state === 'unknown' || entry.state === 'not-applied'
  if (!isOpen) return entry.record && <RecordedOutcome record={entry.record} />
  return (
    <div className="grid justify-items-start gap-1.5 py-2">
      {entry.record && <RecordedOutcome record={entry.record} />}
      {canCheck && (
        <Button
          size="sm"
          busy={check.isPending}
          busyLabel={t('registrations.checking')}
          onClick={() => void check.send(entry.idempotencyKey).then(onDone)}
        >
          {t('registrations.checkStatus')}
        </Button>
      )}
      <div aria-live="polite">
        {check.failure && <FailureBlock failure={check.failure} doing="check" variant="strip" />}
      </div>
      <RecordOutcome
        isPending={record.isPending}
        onRecord={(recorded) =>
          void record.send({ of: entry.idempotencyKey, ...recorded }).then(onDone)
        }
        failure={
          record.failure && <FailureBlock failure={record.failure} doing="write" variant="strip" />
        }
      />
    </div>
  )
}

type Props = {
  entry: Pick<Registration, 'idempotencyKey' | 'state' | 'record'>
  userName: string
  /** The service can be asked for it. */
  canCheck: boolean
  /** Something was learnt, so it is read again. */
  onDone: () => void
}
