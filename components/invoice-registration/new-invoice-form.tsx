'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Checkbox } from '@/components/form/checkbox'
import { RequestPreview } from '@/components/form/request-preview'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { Button } from '@/components/ui/button'
import { useToday } from '@/components/ui/hooks/use-today'
import { useT } from '@/lib/client/translation'
import type { NewInvoiceDraft } from '@/lib/features/invoice-registration/client/new-invoice-draft'
import {
  type InvoiceExtras,
  isExtraRefused,
  noExtras,
  withExtras,
} from '@/lib/features/invoice-registration/domain/invoice-extras'
import {
  type InvoiceFormValues,
  invoiceFields,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import {
  checkInvoiceValues,
  toNewInvoice,
  trimInvoiceValues,
  wirePaths,
} from '@/lib/features/invoice-registration/domain/invoice-file-row'
import { makeSourceId, sourceIdBytes } from '@/lib/shared/references/source-id'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'
import { AddedClaims } from './added-claims'
import { CustomerPicker } from './customer-picker'
import { InvoiceAttachments } from './invoice-attachments'
import { NewInvoiceFields } from './new-invoice-fields'
import { NewInvoiceOutcome } from './new-invoice-outcome'
import { OtherDebtors } from './other-debtors'
import { useOneInvoice } from './use-one-invoice'

type Props = {
  organizationId: string
  userName: string
  clientNo: string | null
  opened: NewInvoiceDraft | null
  /** What stands in the form, to be kept; null once it was handed over or nothing stands there. */
  onTyped: (draft: NewInvoiceDraft | null) => void
  onNext: () => void
}

/**
 * One invoice, typed. Its unique source id is minted with the first thing typed and stays; what
 * looks wrong is sent only when the person says so.
 */
export function NewInvoiceForm({
  organizationId,
  userName,
  clientNo,
  opened,
  onTyped,
  onNext,
}: Props) {
  const t = useT()
  const today = useToday()
  const [id, setId] = useState(opened?.id ?? '')
  const [showsRequest, setShowsRequest] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [although, setAlthough] = useState(false)
  const [extras, setExtras] = useState<InvoiceExtras>({ ...noExtras, ...pickExtras(opened) })
  const { register, watch, getValues, setValue } = useForm<InvoiceFormValues>({
    defaultValues: opened?.entry ?? {},
  })
  const entry = trimInvoiceValues(watch())
  const findings = checkInvoiceValues(entry, today)
  const refused = findings.some(({ is }) => is === 'refused') || isExtraRefused(extras)
  const warned = findings.some(({ is }) => is === 'warned')
  const one = useOneInvoice(organizationId, userName, () => onTyped(null))
  const isTyped = !isBlank(entry, extras) && !one.isAccepted
  useLeaveGuard(isTyped)

  function noteChange(next = extras) {
    const now = {
      entry: trimInvoiceValues(getValues()),
      others: next.others,
      claims: next.claims,
      id:
        id || makeSourceId('invoice', today, crypto.getRandomValues(new Uint8Array(sourceIdBytes))),
    }
    setId(now.id)
    setAlthough(false)
    one.typed()
    onTyped(isBlank(now.entry, next) ? null : now)
  }

  function changeExtras(changed: Partial<InvoiceExtras>) {
    const next = { ...extras, ...changed }
    setExtras(next)
    noteChange(next)
  }

  function fillDebtor(debtor: InvoiceFormValues) {
    for (const field of invoiceFields)
      if (field.startsWith('debtor')) setValue(field, debtor[field] ?? '')
    noteChange()
  }

  function registerInvoice() {
    setAsked(true)
    if (refused || id === '' || (warned && !although)) return
    one.send(withExtras(toNewInvoice(entry, id), extras), although)
  }

  if (one.isAccepted)
    return (
      <NewInvoiceOutcome
        organizationId={organizationId}
        userName={userName}
        one={one}
        onNext={onNext}
      />
    )
  const invoice = refused || id === '' ? null : withExtras(toNewInvoice(entry, id), extras)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        registerInvoice()
      }}
    >
      <fieldset disabled={one.isBusy || one.isOpen}>
        <legend className="sr-only">{t('invoiceRegistration.way.one')}</legend>
        {clientNo !== null && <CustomerPicker clientNo={clientNo} onChoose={fillDebtor} />}
        <NewInvoiceFields
          onTyped={() => noteChange()}
          register={register}
          entry={entry}
          findings={isAsked ? findings : findings.filter(({ field }) => entry[field] !== undefined)}
          refused={listRefusedFields(
            one.sent && !one.sent.result.ok ? one.sent.result.failure : null,
            Object.values(wirePaths),
          )}
          id={id}
        />
        <OtherDebtors
          others={extras.others}
          isAsked={isAsked}
          onOthers={(others) => changeExtras({ others })}
        />
        <AddedClaims
          claims={extras.claims}
          currency={entry.currency}
          isAsked={isAsked}
          onClaims={(claims) => changeExtras({ claims })}
        />
        <InvoiceAttachments
          attachments={extras.attachments}
          onAttachments={(attachments) => changeExtras({ attachments })}
        />
      </fieldset>
      <NewInvoiceOutcome
        organizationId={organizationId}
        userName={userName}
        one={one}
        onNext={onNext}
      />
      {showsRequest && invoice && (
        <RequestPreview
          method="POST"
          path={`/orgs/${organizationId}/invoices`}
          body={{ invoices: [invoice] }}
          onClose={() => setShowsRequest(false)}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong px-6 py-3 max-narrow:px-4">
        {isAsked && refused && (
          <p role="alert" className="flex-[1_1_240px] text-fail">
            {t('invoiceRegistration.one.refused')}
          </p>
        )}
        {((isAsked && warned && !refused) || one.known) && (
          <Checkbox checked={although} onChange={({ target }) => setAlthough(target.checked)}>
            {t('invoiceRegistration.one.although')}
          </Checkbox>
        )}
        {invoice && (
          <Button pressed={showsRequest} onClick={() => setShowsRequest(!showsRequest)}>
            {t('invoiceRegistration.one.showRequest')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={one.isBusy}
          busyLabel={t('invoiceRegistration.send.sending')}
          aria-disabled={one.isOpen || undefined}
        >
          {t('invoiceRegistration.one.save')}
        </Button>
      </div>
    </form>
  )
}

const pickExtras = (opened: NewInvoiceDraft | null) =>
  opened ? { others: opened.others, claims: opened.claims } : {}

const isBlank = (entry: InvoiceFormValues, { others, claims, attachments }: InvoiceExtras) =>
  Object.keys(entry).length + others.length + claims.length + attachments.length === 0
