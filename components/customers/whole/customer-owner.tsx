'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { FollowUp } from '@/lib/contracts/desk/receivables/customer-notes'
import type { Failure } from '@/lib/contracts/result'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { getFollowUpQuery } from '@/lib/features/customers/client/customers'
import { toAreaState } from '@/lib/features/customers/client/use-customer-areas'
import { useChangeFollowUp } from '@/lib/features/customers/client/use-customer-notes'
import { formatLongDate } from '@/lib/shared/format/date-time'
import { AsideSection } from './aside/aside-section'
import { FollowUpDay, HandOver } from './follow-up-forms'

/** Who has the customer, on which day they look again, and the ways to change both. */
export function CustomerOwner() {
  const t = useT()
  const { clientNo, customerNo } = useCustomerPlace()
  const query = useQuery(getFollowUpQuery(clientNo, customerNo))
  const state = toAreaState('desk', query)
  return (
    <AsideSection id="owner" title={t('customers.whole.owner.title')}>
      {state.is === 'known' ? (
        <Owner seen={state.value} />
      ) : (
        <ReadStates
          failure={state.is === 'unknown' ? state.failure : null}
          isHeld={false}
          rows={1}
          columns={1}
          onAgain={() => void query.refetch()}
        />
      )}
    </AsideSection>
  )
}

function Owner({ seen: { owner, followUpOn } }: { seen: FollowUp }) {
  const t = useT()
  const today = useToday()
  const { clientNo, customerNo, userName } = useCustomerPlace()
  const [open, setOpen] = useState<'person' | 'day' | null>(null)
  const { mutate, failure, isPending } = useChangeFollowUp()
  const seen = { owner, followUpOn }
  const change = (next: Partial<FollowUp>) =>
    mutate(
      { clientNo, customerNo, userName, seen, next: { ...seen, ...next } },
      { onSuccess: () => setOpen(null) },
    )
  const form = { isPending, onCancel: () => setOpen(null) }
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {owner === null ? (
          t('customers.whole.owner.nobody')
        ) : (
          <PersonLink
            person={owner}
            say={(person) =>
              owner === userName ? t('customers.whole.owner.you', { person }) : person
            }
          />
        )}
      </p>
      <p className="text-xs text-ink-2">
        {followUpOn === null
          ? t('customers.whole.owner.noDay')
          : t(`customers.whole.owner.${followUpOn < today ? 'followUpPast' : 'followUp'}`, {
              day: formatLongDate(t, followUpOn),
            })}
      </p>
      {open === null && (
        <div className="flex flex-wrap gap-2 pt-2">
          {owner !== userName && (
            <Button
              size="sm"
              busy={isPending}
              busyLabel={t('customers.whole.owner.taking')}
              onClick={() => change({ owner: userName })}
            >
              {t('customers.whole.owner.take')}
            </Button>
          )}
          <Button size="sm" onClick={() => setOpen('person')}>
            {t('customers.whole.owner.handOver')}
          </Button>
          <Button size="sm" onClick={() => setOpen('day')}>
            {t('customers.whole.owner.setDay')}
          </Button>
          {owner === userName && (
            <Button size="sm" variant="quiet" onClick={() => change({ owner: null })}>
              {t('customers.whole.owner.letGo')}
            </Button>
          )}
        </div>
      )}
      {open === 'person' && <HandOver {...form} onSave={(to) => change({ owner: to })} />}
      {open === 'day' && (
        <FollowUpDay {...form} day={followUpOn} onSave={(day) => change({ followUpOn: day })} />
      )}
      {failure && <ChangeFailed failure={failure} />}
    </>
  )
}

/** Two people changed it at once: who came second sees what the first one did. */
function ChangeFailed({ failure }: { failure: Failure }) {
  const t = useT()
  if (failure.code === 'changed-meanwhile')
    return <StateBlock kind="warned" variant="strip" title={t('customers.whole.owner.conflict')} />
  return <FailureBlock failure={failure} doing="write" variant="strip" />
}
