'use client'

import { useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { FormDialog } from '@/components/form/form-dialog'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { getDocumentKind } from '@/lib/features/invoice-sending/domain/typed-document'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { SendForm } from './use-send-form'

/** The last question before a document goes out: to whom, over how much, and what speaks against it. */
export function ConfirmSend({ form }: { form: SendForm }) {
  const t = useT()
  const [although, setAlthough] = useState(false)
  const { fields, route } = form.typed
  const broken = new Set(
    (form.check?.findings ?? []).flatMap(({ rule, severity }) =>
      severity === 'fatal' ? rule : [],
    ),
  ).size
  const named = {
    number: fields.number,
    name: fields.name,
    amount: form.review.totals
      ? `${formatDecimal(form.review.totals.gross)} ${fields.currency.toUpperCase()}`
      : '',
  }
  const title =
    route === 'letter'
      ? t('invoiceSending.questionLetter', { name: named.name })
      : t(
          getDocumentKind(form.typed) === 'creditNote'
            ? 'invoiceSending.questionCredit'
            : 'invoiceSending.question',
          named,
        )
  return (
    <FormDialog
      title={title}
      intro={t('invoiceSending.questionNote')}
      submit={t('invoiceSending.confirm')}
      look="final"
      isEmpty={broken > 0 && !although}
      isSending={form.isBusy}
      sending={t('invoiceSending.sending')}
      onClose={form.cancel}
      onSubmit={form.submit}
    >
      <p className="text-ink-2">
        {t('invoiceSending.identifier')} <code>{form.identifier}</code>
      </p>
      {broken > 0 && (
        <>
          <p className="flex items-start gap-1.5 py-2 text-fail">
            <Glyph verdict="fail" className="mt-0.75" />
            {t('invoiceSending.breaks', { count: broken })}
          </p>
          <Checkbox checked={although} onChange={({ target }) => setAlthough(target.checked)}>
            {t('invoiceSending.sendAnyway')}
          </Checkbox>
        </>
      )}
    </FormDialog>
  )
}
