'use client'

import { useState } from 'react'
import { Field } from '@/components/form/field'
import { FormDialog } from '@/components/form/form-dialog'
import { PersonSelect } from '@/components/form/person-select'
import { ReadStates } from '@/components/ui/states/read-states'
import { useT } from '@/lib/client/translation'
import { useClientPeople } from '@/lib/features/customers/client/public'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { useFailuresPlace } from './failures-context'

type Props = {
  rows: readonly NamedRow[]
  onAssign: (rows: readonly NamedRow[], person: string | null) => void
  onClose: () => void
}

/**
 * Asks who has some causes from now on: oneself, nobody, or somebody whom the desk has seen work
 * with every client of their companies, as customers are assigned.
 */
export function AssignCausesDialog({ rows, onAssign, onClose }: Props) {
  const t = useT()
  const { userName, companies } = useFailuresPlace()
  const ids = new Set(rows.flatMap(({ row }) => row.companies.map(({ companyId }) => companyId)))
  const clients = [...ids].map(
    (id) => companies?.find(({ companyId }) => companyId === id)?.clientNo ?? null,
  )
  const isOfClients = !clients.includes(null)
  const { people, failure, again } = useClientPeople(
    isOfClients ? [...new Set(clients.filter((each) => each !== null))] : [],
  )
  const [person, setPerson] = useState<string | null>(userName)
  const given = rows.filter(({ owner }) => owner !== person)
  return (
    <FormDialog
      title={t('deliveryFailures.assign.title', { count: rows.length, cause: rows[0]?.name ?? '' })}
      submit={t('deliveryFailures.assign.send', { count: people ? given.length : 0 })}
      isEmpty={people === null || given.length === 0}
      onSubmit={() => {
        onAssign(given, person)
        onClose()
      }}
      onClose={onClose}
    >
      <ReadStates failure={failure} isHeld={people !== null} rows={2} columns={1} onAgain={again} />
      {people && (
        <Field
          stacked
          label={t('deliveryFailures.assign.to')}
          hint={t(`deliveryFailures.assign.${isOfClients ? 'toHint' : 'noClient'}`)}
        >
          {({ variant: _, ...control }) => (
            <PersonSelect
              {...control}
              data-autofocus
              userName={userName}
              people={people}
              labels={{
                you: t('deliveryFailures.you', { person: userName }),
                nobody: t('deliveryFailures.nobody'),
              }}
              value={person}
              onPick={setPerson}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
