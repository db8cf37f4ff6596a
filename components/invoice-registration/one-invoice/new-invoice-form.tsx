'use client'

import { CustomerPicker } from '@/components/customers/public'
import { AttachedFiles } from '@/components/form/attached-files'
import { useT } from '@/lib/client/translation'
import { toDebtorValues } from '@/lib/features/customers/domain/public'
import type { NewInvoiceDraft } from '@/lib/features/invoice-registration/client/new-invoice-draft'
import { wirePaths } from '@/lib/features/invoice-registration/domain/invoice-file-row'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'
import { AddedClaims } from './added-claims'
import { NewInvoiceFields } from './new-invoice-fields'
import { NewInvoiceFoot } from './new-invoice-foot'
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
  const form = useNewInvoice({
    ...{ organizationId, userName, opened, onTyped },
    keepsDraft: clientNo !== null,
  })
  const { one, entry, findings, extras, isAsked } = form

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
          <CustomerPicker
            clientNo={clientNo}
            note={t('invoiceRegistration.one.customerNote')}
            describeChosen={(name) => t('invoiceRegistration.one.chosen', { name })}
            onChoose={(customerNo, customer) =>
              form.fillDebtor(toDebtorValues(customerNo, customer))
            }
          />
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
          <AttachedFiles
            title={t('invoiceRegistration.one.attachments')}
            note={t('invoiceRegistration.one.attachmentsNote')}
            attachLabel={t('invoiceRegistration.one.attach')}
            files={extras.attachments}
            attaching={form.attaching}
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
        <NewInvoiceFoot organizationId={organizationId} form={form} />
      </form>
    </>
  )
}
