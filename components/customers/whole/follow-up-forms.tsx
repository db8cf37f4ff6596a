'use client'

import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { useClientPeople } from '@/lib/features/customers/client/use-client-people'
import { findOwnerProblem } from '@/lib/features/customers/domain/whole/note-rules'
import { findTypedDay } from '@/lib/shared/dates/local-day'

type Props = { isPending: boolean; onCancel: () => void }

/**
 * Asks who is to have the customer, by the name that they sign in with: offers whom the desk has seen
 * work for the client, and says of another name that it has not, because nobody else would look.
 */
export function HandOver({ onSave, ...form }: Props & { onSave: (to: string) => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isAsked, setAsked] = useState(false)
  const offered = useId()
  const { clientNo, userName } = useCustomerPlace()
  const { people } = useClientPeople([clientNo])
  const name = typed.trim()
  const problem = findOwnerProblem(typed)
  const isUnseen = name !== '' && people !== null && ![...people, userName].includes(name)
  return (
    <ChangeForm
      {...form}
      onSubmit={() => {
        setAsked(true)
        if (problem === null) onSave(name)
      }}
    >
      <Field
        label={t('customers.whole.owner.to')}
        hint={t('customers.whole.owner.toHint')}
        error={isAsked && problem ? t(`customers.whole.owner.${problem}`) : undefined}
        warning={isUnseen && problem === null ? t('customers.whole.owner.toUnseen') : undefined}
        stacked
      >
        {(control) => (
          <>
            <TextInput
              {...control}
              autoFocus
              list={offered}
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <datalist id={offered}>
              {people?.map((person) => (
                <option key={person} value={person} />
              ))}
            </datalist>
          </>
        )}
      </Field>
    </ChangeForm>
  )
}

/** Asks on which day somebody looks again; an empty box takes the day away. */
export function FollowUpDay({
  day,
  onSave,
  ...form
}: Props & { day: string | null; onSave: (day: string | null) => void }) {
  const t = useT()
  const [typed, setTyped] = useState(day ?? '')
  const [isAsked, setAsked] = useState(false)
  const chosen = findTypedDay(typed)
  const isWrong = typed.trim() !== '' && chosen === null
  return (
    <ChangeForm
      {...form}
      onSubmit={() => {
        setAsked(true)
        if (!isWrong) onSave(chosen)
      }}
    >
      <Field
        label={t('customers.whole.owner.day')}
        error={isAsked && isWrong ? t('customers.whole.owner.dayWrong') : undefined}
        stacked
      >
        {(control) => (
          <DayInput
            {...control}
            autoFocus
            label={t('customers.whole.owner.day')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </ChangeForm>
  )
}

function ChangeForm({
  isPending,
  onCancel,
  onSubmit,
  children,
}: Props & { onSubmit: () => void; children: ReactNode }) {
  const t = useT()
  return (
    <form
      className="pt-2"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className="flex gap-2 pt-1">
        <Button
          type="submit"
          size="sm"
          busy={isPending}
          busyLabel={t('customers.whole.owner.taking')}
        >
          {t('customers.whole.owner.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t('customers.whole.owner.cancel')}
        </Button>
      </div>
    </form>
  )
}
