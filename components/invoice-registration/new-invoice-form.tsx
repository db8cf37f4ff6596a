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
import type { InvoiceFormValues } from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import {
  checkInvoiceValues,
  toNewInvoice,
  trimInvoiceValues,
  wirePaths,
} from '@/lib/features/invoice-registration/domain/invoice-file-row'
import { makeSourceId, sourceIdBytes } from '@/lib/shared/references/source-id'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'
import { NewInvoiceFields } from './new-invoice-fields'
import { NewInvoiceOutcome } from './new-invoice-outcome'
import { useOneInvoice } from './use-one-invoice'

type Props = {
  organizationId: string
  userName: string
  opened: NewInvoiceDraft | null
  /** What stands in the form, to be kept; null once it was handed over or nothing stands there. */
  onTyped: (draft: NewInvoiceDraft | null) => void
  onNext: () => void
}

/**
 * One invoice, typed. Its unique source id is minted with the first thing typed and stays; what
 * looks wrong is sent only when the person says so.
 */
export function NewInvoiceForm({ organizationId, userName, opened, onTyped, onNext }: Props) {
  const t = useT()
  const today = useToday()
  const [id, setId] = useState(opened?.id ?? '')
  const [showsRequest, setShowsRequest] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [although, setAlthough] = useState(false)
  const { register, watch, getValues } = useForm<InvoiceFormValues>({
    defaultValues: opened?.entry ?? {},
  })
  const entry = trimInvoiceValues(watch())
  const findings = checkInvoiceValues(entry, today)
  const refused = findings.some(({ is }) => is === 'refused')
  const warned = findings.some(({ is }) => is === 'warned')
  const one = useOneInvoice(organizationId, userName, () => onTyped(null))
  const isTyped = Object.keys(entry).length > 0 && !one.isAccepted
  useLeaveGuard(isTyped)

  function handleChange() {
    const now = {
      entry: trimInvoiceValues(getValues()),
      id:
        id || makeSourceId('invoice', today, crypto.getRandomValues(new Uint8Array(sourceIdBytes))),
    }
    setId(now.id)
    setAlthough(false)
    one.typed()
    onTyped(Object.keys(now.entry).length > 0 ? now : null)
  }

  function registerInvoice() {
    setAsked(true)
    if (refused || id === '' || (warned && !although)) return
    one.send(toNewInvoice(entry, id), although)
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
  const invoice = refused || id === '' ? null : toNewInvoice(entry, id)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        registerInvoice()
      }}
    >
      <fieldset disabled={one.isBusy || one.isOpen} onChange={handleChange}>
        <legend className="sr-only">{t('invoiceRegistration.way.one')}</legend>
        <NewInvoiceFields
          register={register}
          entry={entry}
          findings={isAsked ? findings : findings.filter(({ field }) => entry[field] !== undefined)}
          refused={listRefusedFields(
            one.sent && !one.sent.result.ok ? one.sent.result.failure : null,
            Object.values(wirePaths),
          )}
          id={id}
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
