'use client'

import { useMemo } from 'react'
import { AmountSummary } from '@/components/file-import/amount-summary'
import { ConfirmByNumber } from '@/components/file-import/confirm-by-number'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import {
  type SentInvoice,
  splitIntoBatches,
} from '@/lib/features/invoice-registration/domain/invoice-file'
import { summarizeAmounts } from '@/lib/shared/file-import/summarize-amounts'

type Props = {
  invoices: SentInvoice[]
  /** How many rows of the file do not go out. */
  behind: number
  onClose: () => void
  onConfirm: () => void
}

/** The last question before debts go out: what they amount to, and what stays behind. */
export function ConfirmRegistration({ invoices, behind, onClose, onConfirm }: Props) {
  const t = useT()
  const count = invoices.length
  const sums = useMemo(
    () =>
      summarizeAmounts(
        invoices.map(({ originalInvoiceAmount: amount, currency }) => ({ amount, currency })),
      ),
    [invoices],
  )
  const batches = useMemo(() => splitIntoBatches(invoices).length, [invoices])
  const emails = invoices.filter(({ debtors }) =>
    debtors?.some(({ emails: of }) => of?.length),
  ).length
  const fees = invoices.filter((each) => each.fees).length
  return (
    <ConfirmByNumber
      title={t('invoiceRegistration.send.question', { count })}
      intro={t('invoiceRegistration.send.intro', { batches })}
      count={count}
      submit={t('invoiceRegistration.send.button', { count })}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <AmountSummary sums={sums} counted={t('invoiceRegistration.send.counted')} />
      <ul className="grid gap-1 pt-3">
        <li>{t('invoiceRegistration.send.emails', { emails })}</li>
        {fees > 0 && <li>{t('invoiceRegistration.send.fees', { count: fees })}</li>}
        <li>{t('invoiceRegistration.send.behind', { count: behind })}</li>
      </ul>
      <p className="flex items-start gap-1.5 pt-2 text-wait">
        <Glyph verdict="warn" className="mt-0.75" />
        {t('invoiceRegistration.send.final')}
      </p>
    </ConfirmByNumber>
  )
}
