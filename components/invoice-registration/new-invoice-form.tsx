'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { RequestPreview } from '@/components/form/request-preview'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { NewInvoiceDraft } from '@/lib/features/invoice-registration/client/new-invoice-draft'
import { wirePaths } from '@/lib/features/invoice-registration/domain/invoice-file-row'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'
import { AddedClaims } from './added-claims'
import { CustomerPicker } from './customer-picker'
import { InvoiceAttachments } from './invoice-attachments'
import { NewInvoiceFields } from './new-invoice-fields'
import { NewInvoiceOutcome } from './new-invoice-outcome'
import { OtherDebtors } from './other-debtors'
import { useNewInvoice } from './use-new-invoice'

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
  const [showsRequest, setShowsRequest] = useState(false)
  const form = useNewInvoice({ organizationId, userName, opened, onTyped })
  const { one, entry, findings, extras, isAsked, invoice } = form

  if (one.isAccepted)
    return (
      <NewInvoiceOutcome
        organizationId={organizationId}
        userName={userName}
        one={one}
        onNext={onNext}
      />
    )
  return (
    <>
      {clientNo !== null && (
        <fieldset disabled={one.isBusy || one.isOpen}>
          <legend className="sr-only">{t('invoiceRegistration.one.customer')}</legend>
          <CustomerPicker clientNo={clientNo} onChoose={form.fillDebtor} />
        </fieldset>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.send()
        }}
      >
        <fieldset disabled={one.isBusy || one.isOpen}>
          <legend className="sr-only">{t('invoiceRegistration.way.one')}</legend>
          <NewInvoiceFields
            onTyped={() => form.noteChange()}
            register={form.register}
            entry={entry}
            findings={
              isAsked ? findings : findings.filter(({ field }) => entry[field] !== undefined)
            }
            refused={listRefusedFields(
              one.sent && !one.sent.result.ok ? one.sent.result.failure : null,
              Object.values(wirePaths),
            )}
            id={form.id}
          />
          <OtherDebtors
            others={extras.others}
            isAsked={isAsked}
            onOthers={(others) => form.changeExtras(() => ({ others }))}
          />
          <AddedClaims
            claims={extras.claims}
            currency={entry.currency}
            isAsked={isAsked}
            onClaims={(claims) => form.changeExtras(() => ({ claims }))}
          />
          <InvoiceAttachments
            attachments={extras.attachments}
            onAttach={(attachment) =>
              form.changeExtras(({ attachments }) => ({
                attachments: [...attachments, attachment],
              }))
            }
            onRemove={(at) =>
              form.changeExtras(({ attachments }) => ({
                attachments: attachments.toSpliced(at, 1),
              }))
            }
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
          {isAsked && form.refused && (
            <p role="alert" className="flex-[1_1_240px] text-fail">
              {t('invoiceRegistration.one.refused')}
            </p>
          )}
          {((isAsked && form.warned && !form.refused) || one.known) && (
            <Checkbox
              checked={form.although}
              onChange={({ target }) => form.setAlthough(target.checked)}
            >
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
    </>
  )
}
