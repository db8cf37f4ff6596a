'use client'

import { Button } from '@/components/ui/button'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useHydrated } from '@/lib/client/hydration'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { useCheckOutcome } from '@/lib/features/journal/client/public'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { describeFailure } from '@/lib/shared/format/describe-failure'

type Entry = Answer<'listJournal'>['entries'][number]
type Props = {
  entries: Entry[] /** The one that the page tells of anyway. */
  except: string | null
  onChecked: () => void
}

/**
 * Writes of this customer whose outcome nobody knows: of an earlier page, of another person, of a
 * desk that was stopped. Each can be looked at.
 */
export function OpenWrites({ entries, except, onChecked }: Props) {
  const t = useT()
  const check = useCheckOutcome()
  const zone = useHydrated() ? undefined : 'UTC'
  return entries
    .filter(({ state, idempotencyKey }) => state === 'unknown' && idempotencyKey !== except)
    .map(({ idempotencyKey, person, sentAt, look: last }) => (
      <StateBlock
        key={idempotencyKey}
        variant="strip"
        kind="unknown"
        title={
          <PersonLink
            person={person}
            say={(name) =>
              t('customers.openWrite', {
                person: name,
                time: formatDateTime(new Date(sentAt), zone),
              })
            }
          />
        }
        steps={
          <Button
            size="sm"
            busy={check.isPending && check.variables === idempotencyKey}
            busyLabel={t('customers.checking')}
            onClick={() => check.mutate(idempotencyKey, { onSettled: onChecked })}
          >
            {t('customers.checkAgain')}
          </Button>
        }
      >
        {check.variables === idempotencyKey &&
          check.failure &&
          describeFailure(t, check.failure, 'check').title}{' '}
        {last && t(`journal.found.${last.found}`)}
      </StateBlock>
    ))
}
