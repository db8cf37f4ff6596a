'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useSignInAgain } from '@/lib/client/session-guard'
import { useT } from '@/lib/client/translation'
import { type CustomerRead, getCustomerQuery } from '@/lib/features/customers/client/customers'
import type { CustomerFormValues } from '@/lib/features/customers/domain/editable-fields'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { makeFilterIgnored, mayBeCustomer } from '@/lib/shared/list-filters/lookup-proof'
import { routes } from '@/lib/shared/routes'
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
export function NewCustomerPage({ clientNo, userName }: { clientNo: string; userName: string }) {
  const t = useT()
  const kept = useNewCustomerDraft(clientNo)
  const [customerNo, setCustomerNo] = useState(kept?.customerNo ?? '')
  const [typed, setTyped] = useState<CustomerFormValues | null>(null)
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
        kept={typed ?? (kept?.customerNo === number ? kept.edited : null)}
        onOtherNumber={(entry) => {
          setTyped(entry)
          forget()
        }}
      />
    )
  return (
    <PageFrame crumbs={crumbs} title={t('customers.create.title')}>
      <form
        className="px-6 pt-2 pb-6 max-narrow:px-4 max-w-128"
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

/** Asks the upstream whether a number is taken. Only its own "not found" says that it is free. */
function useNumberLookup(clientNo: string) {
  const queryClient = useQueryClient()
  const signInAgain = useSignInAgain()
  const [lookup, setLookup] = useState<Lookup>({ kind: 'none' })
  const [asked, setAsked] = useState<string | null>(null)
  const latest = useRef<string | null>(null)

  /** Notes the number that is asked about; what is answered about another one is dropped. */
  function ask(number: string | null) {
    latest.current = number
    setAsked(number)
  }

  async function checkNumber(number: string) {
    ask(number)
    const found = await fetchLookup(number)
    if (latest.current !== number) return
    setLookup(found)
    ask(null)
  }

  async function fetchLookup(number: string): Promise<Lookup> {
    try {
      const customer = await queryClient.fetchQuery({
        ...getCustomerQuery(clientNo, number),
        staleTime: 0,
      })
      // A service that answered another customer than the one that was asked for tells nothing
      // about the number.
      return mayBeCustomer(customer, number)
        ? { kind: 'exists', customer }
        : { kind: 'failed', failure: makeFilterIgnored(['customerNo']) }
    } catch (error) {
      if (!(error instanceof OperationFailed)) return { kind: 'none' }
      if (error.failure.kind !== 'unauthenticated') return toLookup(error.failure)
      await signInAgain()
      return fetchLookup(number)
    }
  }

  function forget() {
    ask(null)
    setLookup({ kind: 'none' })
  }
  return { lookup, isLooking: asked !== null, look: checkNumber, forget }
}

function toLookup(failure: Failure): Lookup {
  if (failure.kind !== 'not-found') return { kind: 'failed', failure }
  return { kind: failure.code === 'no-such-number' ? 'wrong-form' : 'free' }
}
