'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { RequestPreview } from '@/components/form/request-preview'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { NewInvoice } from './use-new-invoice'

type Props = { organizationId: string; form: NewInvoice }

/** What will be sent, what is to be confirmed first, and the button that sends. */
export function NewInvoiceFoot({ organizationId, form }: Props) {
  const t = useT()
  const [showsRequest, setShowsRequest] = useState(false)
  const { one, isAsked, invoice } = form
  return (
    <>
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
          busyLabel={t('fileImport.sent.sending')}
          aria-disabled={one.isOpen || form.attaching.isReading || undefined}
        >
          {t('invoiceRegistration.one.save')}
        </Button>
      </div>
    </>
  )
}
