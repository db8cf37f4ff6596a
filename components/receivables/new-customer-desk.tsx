'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/failure-block'
import type { Failure } from '@/lib/format/failure-words'
import { t } from '@/lib/format/translate'
import { ReadFailed } from '@/lib/queries/read'
import { customerQuery } from '@/lib/queries/receivables'
import { routes } from '@/lib/routes'
import type { CustomerRead } from './customer-read'
import { ExistsAlready } from './exists-already'
import { NewCustomerForm } from './new-customer-form'
import { useNewCustomerDraft } from './use-new-customer-draft'

type Lookup =
  | { kind: 'none' }
  | { kind: 'wrong-form' }
  | { kind: 'free' }
  | { kind: 'exists'; customer: CustomerRead }
  | { kind: 'failed'; failure: Failure }

/** A new customer: its number first, and the rest only when a read of that number finds nobody. */
export function NewCustomerDesk({ clientNo, userName }: { clientNo: string; userName: string }) {
  const kept = useNewCustomerDraft(clientNo)
  const [customerNo, setCustomerNo] = useState(kept?.customerNo ?? '')
  const { lookup, isLooking, look, forget } = useNumberLookup(clientNo)
  const crumbs = [
    { label: t('customers.area') },
    { label: t('customers.title'), href: routes.customers(clientNo) },
    { label: t('customers.create.title') },
  ]
  const number = customerNo.trim()

  if (lookup.kind === 'free')
    return (
      <NewCustomerForm
        clientNo={clientNo}
        customerNo={number}
        userName={userName}
        crumbs={crumbs}
        kept={kept?.customerNo === number ? kept : null}
        onOtherNumber={forget}
      />
    )
  return (
    <PageFrame crumbs={crumbs} title={t('customers.create.title')}>
      <form
        className="body max-w-128"
        action={() => {
          if (number) void look(number)
        }}
      >
        <Field
          label={t('customers.create.number')}
          hint={t('customers.create.numberHint')}
          error={lookup.kind === 'wrong-form' ? t('customers.create.wrongForm') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={customerNo}
              required
              onChange={(event) => {
                setCustomerNo(event.target.value)
                forget()
              }}
            />
          )}
        </Field>
        <div className="pt-3">
          <Button variant="primary" type="submit" busy={isLooking} busyLabel={t('customers.create.checking')}>
            {t('customers.create.check')}
          </Button>
        </div>
      </form>
      {lookup.kind === 'failed' && <FailureBlock failure={lookup.failure} doing="read" />}
      {lookup.kind === 'exists' && <ExistsAlready clientNo={clientNo} customerNo={number} customer={lookup.customer} />}
    </PageFrame>
  )
}

/** Asks the upstream whether a number is taken. Only its own "not found" says that it is free. */
function useNumberLookup(clientNo: string) {
  const queryClient = useQueryClient()
  const [lookup, setLookup] = useState<Lookup>({ kind: 'none' })
  const [isLooking, setLooking] = useState(false)

  async function look(number: string) {
    setLooking(true)
    try {
      const customer = await queryClient.fetchQuery({ ...customerQuery(clientNo, number), staleTime: 0 })
      setLookup({ kind: 'exists', customer })
    } catch (error) {
      setLookup(error instanceof ReadFailed ? lookupOf(error.failure) : { kind: 'none' })
    }
    setLooking(false)
  }
  return { lookup, isLooking, look, forget: () => setLookup({ kind: 'none' }) }
}

function lookupOf(failure: Failure): Lookup {
  if (failure.kind !== 'not-found') return { kind: 'failed', failure }
  return { kind: failure.code === 'no-such-number' ? 'wrong-form' : 'free' }
}
