'use client'

import { useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { TypedNewCustomer } from '@/lib/features/customers/domain/new-customer-draft'
import { routes } from '@/lib/shared/routes'
import { ExistsAlready } from './exists-already'
import { NewCustomerForm } from './new-customer-form'
import { useBegunNumber } from './use-begun-number'
import { useNumberLookup } from './use-number-lookup'

/** A new customer: its number first, and the rest only when a read of that number finds nobody. */
export function NewCustomerPage({ clientNo, userName }: { clientNo: string; userName: string }) {
  const t = useT()
  const begunNumber = useBegunNumber(clientNo)
  const [typedNo, setTypedNo] = useState<string | null>(null)
  const customerNo = typedNo ?? begunNumber ?? ''
  const [typed, setTyped] = useState<TypedNewCustomer | null>(null)
  const { lookup, isLooking, check, forget } = useNumberLookup({ clientNo, userName }, typed)
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
        isProvenFree={lookup.isProven}
        opened={lookup.opened}
        onOtherNumber={(entry) => {
          setTyped(entry ?? (lookup.opened.passedOver === null ? null : typed))
          forget()
        }}
      />
    )
  return (
    <PageFrame crumbs={crumbs} title={t('customers.create.title')}>
      <form
        className="px-6 pt-2 pb-6 max-narrow:px-4 max-w-128"
        action={() => {
          if (number) void check(number)
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
                setTypedNo(event.target.value)
                forget()
              }}
            />
          )}
        </Field>
        <div className="pt-3">
          <Button
            variant="primary"
            type="submit"
            busy={isLooking}
            busyLabel={t('customers.create.checking')}
          >
            {t('customers.create.check')}
          </Button>
        </div>
      </form>
      {lookup.kind === 'failed' && <FailureBlock failure={lookup.failure} doing="read" />}
      {lookup.kind === 'exists' && (
        <ExistsAlready clientNo={clientNo} customerNo={number} customer={lookup.customer} />
      )}
    </PageFrame>
  )
}
