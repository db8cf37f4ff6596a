'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { useCustomerDelete } from '@/lib/features/customers/client/use-customer-writes'
import {
  describeOpenDeletion,
  type OpenDeletion,
} from '@/lib/features/customers/domain/write-evaluation'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'

type Props = {
  clientNo: string
  customerNo: string
  name: string
  userName: string
  onClose: () => void
  onDeleted: () => void
}

/**
 * Asks for the number typed before a customer is deleted, and says what became of it: done, refused
 * with the upstream's reason, or not known.
 */
export function DeleteCustomer({
  clientNo,
  customerNo,
  name,
  userName,
  onClose,
  onDeleted,
}: Props) {
  const t = useT()
  const router = useRouter()
  const [typedNo, setTypedNo] = useState('')
  const deletion = useDeletion({ clientNo, customerNo, userName, onDeleted })
  const isSame = typedNo.trim() === customerNo
  return (
    <Dialog
      open
      size="sm"
      title={t('customers.delete.title', { customerNo })}
      intro={t('customers.delete.lead', { name })}
      result={
        deletion.isDone || deletion.failure
          ? undefined
          : t(isSame ? 'customers.delete.result' : 'customers.delete.typeFirst', { customerNo })
      }
      locked={deletion.isPending}
      onClose={deletion.isDone ? () => router.push(routes.customers(clientNo)) : onClose}
      footer={
        deletion.isDone ? (
          <ButtonLink href={routes.customers(clientNo)}>{t('customers.delete.toList')}</ButtonLink>
        ) : (
          <>
            <Button
              variant="quiet"
              onClick={onClose}
              aria-disabled={deletion.isPending || undefined}
            >
              {t('customers.delete.cancel')}
            </Button>
            <Button
              variant="final"
              aria-disabled={!isSame || deletion.isUnknown || undefined}
              busy={deletion.isPending}
              busyLabel={t('customers.delete.deleting')}
              onClick={() => isSame && !deletion.isUnknown && deletion.send(typedNo)}
            >
              {t('customers.delete.go')}
            </Button>
          </>
        )
      }
    >
      {deletion.isDone ? (
        <StateBlock kind="done" title={t('customers.delete.done', { customerNo })}>
          {t('customers.delete.doneMeaning')}
        </StateBlock>
      ) : (
        <Field label={t('customerFields.customerNo')} stacked>
          {(control) => (
            <TextInput
              {...control}
              value={typedNo}
              inputMode="numeric"
              onChange={(event) => setTypedNo(event.target.value)}
            />
          )}
        </Field>
      )}
      {deletion.failure && (
        <FailureBlock
          failure={deletion.failure}
          doing="write"
          steps={
            deletion.isUnknown && (
              <Button
                onClick={deletion.checkAgain}
                busy={deletion.isChecking}
                busyLabel={t('customers.checking')}
              >
                {t('customers.checkAgain')}
              </Button>
            )
          }
        />
      )}
      {deletion.isStillThere && (
        <StateBlock variant="strip" kind="warned" title={t('customers.delete.stillThere')} />
      )}
      {deletion.stillOpen && (
        <StateBlock variant="strip" kind="unknown" title={t(`customers.${deletion.stillOpen}`)} />
      )}
    </Dialog>
  )
}

type Target = { clientNo: string; customerNo: string; userName: string; onDeleted: () => void }

/** One deletion under one idempotency key, until it is known what became of it. */
function useDeletion({ clientNo, customerNo, userName, onDeleted }: Target) {
  const remove = useCustomerDelete()
  const outcomeCheck = useCheckOutcome('deleteCustomer')
  const keyRef = useRef<string | null>(null)
  const [state, setState] = useState<{
    failure: Failure | null
    isDone?: boolean
    isStillThere?: boolean
    stillOpen?: OpenDeletion
  }>({ failure: null })

  function finish() {
    setState({ failure: null, isDone: true })
    onDeleted()
  }

  async function send(typedNo: string) {
    keyRef.current ??= crypto.randomUUID()
    const result = await remove.send({
      idempotencyKey: keyRef.current,
      clientNo,
      customerNo,
      userName,
      typedNo,
    })
    if (result.ok) return finish()
    if (result.failure.kind !== 'unknown-outcome') keyRef.current = null
    setState({ failure: result.failure })
  }

  async function checkOutcome() {
    if (!keyRef.current) return
    const result = await outcomeCheck.send(keyRef.current)
    if (result.ok && result.value.state === 'done') return finish()
    const isSettled = result.ok
      ? ['not-applied', 'refused', 'not-sent'].includes(result.value.state)
      : isCalledOff(result.failure)
    if (!isSettled)
      return setState({
        ...state,
        stillOpen: result.ok ? describeOpenDeletion(result.value.state) : 'checkFailed',
      })
    keyRef.current = null
    setState({ failure: null, isStillThere: true })
  }

  return {
    ...state,
    isUnknown: state.failure?.kind === 'unknown-outcome',
    isPending: remove.isPending,
    isChecking: outcomeCheck.isPending,
    send: (typedNo: string) => void send(typedNo),
    checkAgain: () => void checkOutcome(),
  }
}
