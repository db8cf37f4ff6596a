import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { ButtonLink } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { listChangedFields } from '@/lib/features/journal/messages/describe-changed-fields'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { findBatchHref, routes } from '@/lib/shared/routes'
import { isMasked } from '@/lib/shared/wire/masks'
import { isStoredAsSent } from './describe-write-outcome'
import { isReadBefore } from './journal-fields'
import { SentRequest } from './sent-request'

/** What may be done with a write: undo it by its form, read its rows or its request, link to it. */
export function JournalVerbs({ entry }: { entry: JournalEntry }) {
  const t = useT()
  const [showsRequest, setShowsRequest] = useState(false)
  const { idempotencyKey, operation, area, state, clientNo, target, batch, organizationId } = entry
  const batchHref = findBatchHref({ organizationId, clientNo, batchId: batch?.batchId ?? null })
  const offers = useOffers()
  const canUndo =
    operation === 'updateCustomer' && offers(operation) && state === 'done' && !isMasked(target)
  const hasRequest = area !== 'desk' && batch === null && entry.fields.length > 0
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pt-1.5">
        {canUndo && clientNo && target && (
          <ButtonLink size="sm" href={routes.undo(clientNo, target, idempotencyKey)}>
            {t('journal.undo')}
          </ButtonLink>
        )}
        {batchHref && (
          <ButtonLink size="sm" href={batchHref}>
            {t('journal.openBatch')}
          </ButtonLink>
        )}
        {hasRequest && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={showsRequest}
            onClick={() => setShowsRequest(!showsRequest)}
          >
            {t(showsRequest ? 'journal.hideRequest' : 'journal.showRequest')}
          </Button>
        )}
        <CopyButton
          text={() => new URL(routes.journalLine(idempotencyKey), location.origin).href}
          icon="link"
        >
          {t('journal.copyLink')}
        </CopyButton>
        <span className="text-xs text-ink-3 tabular-nums">
          <Said entry={entry} />
        </span>
      </div>
      {showsRequest && <SentRequest idempotencyKey={idempotencyKey} />}
    </>
  )
}

/** When it was made, to the second, and how much of what was sent was a change. */
function Said({ entry }: { entry: JournalEntry }) {
  const t = useT()
  const sent = entry.fields.filter((field) => 'sent' in field).length
  const changed = listChangedFields(entry).length
  return (
    <>
      {sent > 0 && isReadBefore(entry) && `${t('journal.changedOf', { changed, sent })} `}
      {entry.state === 'done' && !entry.look && isStoredAsSent(entry) && (
        <>{t('journal.checkedAfter')} </>
      )}
      <Moment instant={entry.sentAt} format={formatDateTime} />
    </>
  )
}
