'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import {
  type SentInvoice,
  splitIntoBatches,
} from '@/lib/features/invoice-registration/domain/invoice-file'
import {
  listApprovedInvoices,
  sumInvoices,
} from '@/lib/features/invoice-registration/domain/invoice-registration-status'
import type { DryRunRow } from './dry-run-columns'
import { formatTotals } from './new-invoice-labels'

/**
 * What is handed over when the person says so: how many, which sums, in how many batches, and what
 * stays behind.
 */
export function ConfirmRegistration({
  rows,
  isLooking,
  onSend,
}: {
  rows: readonly DryRunRow[]
  isLooking: boolean
  onSend: (invoices: SentInvoice[]) => void
}) {
  const t = useT()
  const [withWarned, setWithWarned] = useState(false)
  const warned = rows.filter(({ end }) => end === 'warned' || end === 'untold').length
  const approved = listApprovedInvoices(rows, withWarned)
  const isBlocked = isLooking || approved.length === 0
  return (
    <section
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-strong px-6 py-3 max-narrow:px-4"
      aria-label={t('invoiceRegistration.send.button', { count: approved.length })}
    >
      {warned > 0 && (
        <Checkbox checked={withWarned} onChange={({ target }) => setWithWarned(target.checked)}>
          {t('invoiceRegistration.send.warned', { count: warned })}
        </Checkbox>
      )}
      <p id="new-invoices-result" className="flex-[1_1_240px] text-ink-2" aria-live="polite">
        {isLooking
          ? t('invoiceRegistration.send.waitForLook')
          : approved.length === 0
            ? t('invoiceRegistration.send.nothing')
            : `${t('invoiceRegistration.send.sum', { sums: formatTotals(sumInvoices(approved)), batches: splitIntoBatches(approved).length })} ${t('invoiceRegistration.send.left', { count: rows.length - approved.length })}`}
      </p>
      <Button
        variant="primary"
        aria-disabled={isBlocked || undefined}
        aria-describedby="new-invoices-result"
        onClick={() => onSend(approved)}
      >
        {t('invoiceRegistration.send.button', { count: approved.length })}
      </Button>
    </section>
  )
}
