import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { CustomerNote } from '@/lib/contracts/desk/receivables/customer-notes'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { useChangeNote } from '@/lib/features/customers/client/use-customer-notes'
import { formatDateTime } from '@/lib/shared/format/date-time'

/** A note with who wrote it and when; its writer may remove it. */
export function NoteItem({ note: { id, by, at, text } }: { note: CustomerNote }) {
  const t = useT()
  const { clientNo, customerNo, userName } = useCustomerPlace()
  const { mutate, failure, isPending } = useChangeNote()
  return (
    <li className="border-b border-line py-2">
      <p className="wrap-anywhere whitespace-pre-line text-ink-2">
        {text ?? <span className="text-ink-3">{t('customers.whole.notes.closed')}</span>}
      </p>
      <div className="flex min-h-6 flex-wrap items-center gap-x-2 text-xs text-ink-3">
        <span className="mr-auto wrap-anywhere">
          <PersonLink person={by} />
        </span>
        {by === userName && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('customers.whole.notes.removeNote', {
              time: formatDateTime(new Date(at)),
            })}
            busy={isPending}
            busyLabel={t('customers.whole.notes.removing')}
            onClick={() => mutate({ clientNo, customerNo, userName, noteId: id })}
          >
            {t('customers.whole.notes.remove')}
          </Button>
        )}
        <Moment instant={at} format={formatDateTime} />
      </div>
      {failure && <FailureBlock failure={failure} doing="write" variant="strip" />}
    </li>
  )
}
