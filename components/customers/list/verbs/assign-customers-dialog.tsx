'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { PersonSelect } from '@/components/form/person-select'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { ReadStates } from '@/components/ui/states/read-states'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { getFollowUpsQuery } from '@/lib/features/customers/client/customers'
import { CustomerSplit } from './customer-split'
import { toSubject, type VerbDialogProps } from './verb-rows'

/**
 * Asks who has the ticked customers from now on: oneself, nobody, or somebody whom the desk has seen
 * work with the client. Who may sign in is not known. Their follow-up days stay.
 */
export function AssignCustomersDialog({
  clientNo,
  userName,
  customers,
  bulk,
  onClose,
}: VerbDialogProps) {
  const t = useT()
  const named = customers.filter(({ customerNo }) => customerNo)
  const numbers = named.map(({ customerNo }) => customerNo!)
  const { data, error, refetch } = useQuery({
    ...getFollowUpsQuery(clientNo, numbers),
    staleTime: 0,
  })
  const [owner, setOwner] = useState<string | null>(userName)
  const seen = new Map(data?.followUps.map((each) => [each.customerNo, each]))
  const getSeen = (customerNo: string) => {
    const { owner = null, followUpOn = null } = seen.get(customerNo) ?? {}
    return { owner, followUpOn }
  }
  const given = named.filter(({ customerNo }) => getSeen(customerNo!).owner !== owner)

  function submit() {
    const rows = given.map((customer) => ({
      ...{ ...toSubject(customer), operation: 'changeFollowUp' as const },
      seen: getSeen(customer.customerNo!),
    }))
    void bulk.start(clientNo, rows, { verb: 'assign', owner })
  }

  return (
    <FormDialog
      title={t('customers.bulk.assign.title')}
      submit={t('customers.bulk.assign.send', { count: data ? given.length : 0 })}
      isEmpty={!data || given.length === 0}
      isSending={bulk.isPending}
      sending={t('bulkActions.goingOn')}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={2}
        columns={1}
        onAgain={() => void refetch()}
      />
      {data && (
        <>
          <CustomerSplit
            groups={[
              {
                term: t('customers.bulk.assign.given'),
                customers: given,
                tell: ({ customerNo }) => {
                  const person = getSeen(customerNo!).owner
                  return person === null ? (
                    t('customers.bulk.assign.free')
                  ) : (
                    <PersonLink
                      person={person}
                      say={(name) => t('customers.bulk.assign.now', { person: name })}
                    />
                  )
                },
              },
              {
                term: t('customers.bulk.assign.same'),
                customers: named.filter((customer) => !given.includes(customer)),
              },
              {
                term: t('customers.bulk.assign.unnamed'),
                customers: customers.filter(({ customerNo }) => !customerNo),
              },
            ]}
          />
          <Field
            label={t('customers.bulk.assign.to')}
            hint={t('customers.bulk.assign.toHint')}
            stacked
          >
            {({ variant: _, ...control }) => (
              <PersonSelect
                {...control}
                data-autofocus
                userName={userName}
                people={data.people}
                labels={{
                  you: t('customers.bulk.assign.you', { person: userName }),
                  nobody: t('customers.bulk.assign.nobody'),
                }}
                value={owner}
                onPick={setOwner}
              />
            )}
          </Field>
        </>
      )}
      {bulk.failure && <FailureBlock failure={bulk.failure} doing="write" variant="strip" />}
    </FormDialog>
  )
}
