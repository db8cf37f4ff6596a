'use client'

import { Checkbox } from '@/components/form/checkbox'
import { Facts } from '@/components/form/facts'
import { Field } from '@/components/form/field'
import { Note } from '@/components/form/note'
import { TextInput } from '@/components/form/text-input'
import { CurrencySums } from '@/components/ui/currency-sums'
import { Glyph } from '@/components/ui/glyph'
import { Moment } from '@/components/ui/moment'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { AdjustmentKind } from '@/lib/features/adjustments/domain/adjustment-draft'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import type { useBulkAdjustments } from './use-bulk-adjustments'

type Props = { kind: AdjustmentKind; typed: ReturnType<typeof useBulkAdjustments> }

/** Notes that are written out; the others are counted. */
const notesMax = 5

/** What all rows come to, what is odd about them, and the last question before they go out. */
export function BulkAdjustmentCheck({ kind, typed }: Props) {
  const t = useT()
  const { rows, impacts, warnings, open, isOpenUntold, needsTick, confirmed, confirm } = typed
  const currencyAt = (at: number) => rows[at]?.form.currency
  const notes = [
    ...(isOpenUntold ? [{ key: 'untold', words: t('adjustments.bulk.openUntold') }] : []),
    ...open.map(({ invoiceNumber, kind: sent, at }) => ({
      key: `open ${invoiceNumber ?? sent}`,
      words: (
        <>
          {invoiceNumber === null
            ? t(`adjustments.bulk.openSeveral.${sent}`)
            : t(`adjustments.bulk.open.${sent}`, { number: invoiceNumber })}{' '}
          <Moment instant={Date.parse(at)} format={formatDateTime} />
        </>
      ),
    })),
    ...warnings,
  ]
  return (
    <>
      <div className="border-b border-line py-2">
        <Facts
          items={[
            {
              label: t('adjustments.impact.before'),
              value: (
                <CurrencySums
                  rows={rows.map(({ invoice, form }) => ({
                    ...{ amount: invoice.remainingAmount, currency: form.currency },
                  }))}
                />
              ),
            },
            {
              label: t(`adjustments.bulk.sum.${kind}`),
              value: (
                <CurrencySums
                  rows={rows.map(({ form: { amount, currency } }) => ({
                    ...{ amount: parseDecimal(amount), currency },
                  }))}
                />
              ),
            },
            {
              label: t('adjustments.impact.after'),
              value: (
                <CurrencySums
                  rows={impacts.map(({ after }, at) => ({
                    ...{ amount: after as ExactNumber | null, currency: currencyAt(at) },
                  }))}
                />
              ),
            },
          ]}
        />
      </div>
      <div aria-live="polite">
        {notes.slice(0, notesMax).map(({ key, words }) => (
          <Note key={key}>
            <Glyph verdict="warn" />
            <span>{words}</span>
          </Note>
        ))}
        {notes.length > notesMax && (
          <Note>{t('adjustments.bulk.moreNotes', { count: notes.length - notesMax })}</Note>
        )}
      </div>
      {needsTick && (
        <Checkbox
          checked={confirmed.isIntended}
          onChange={(event) => confirm({ isIntended: event.target.checked })}
        >
          {t('adjustments.intended')}
        </Checkbox>
      )}
      <Field stacked label={t('adjustments.bulk.typeTotal', { count: rows.length })}>
        {(control) => (
          <TextInput
            {...control}
            className="max-w-30"
            inputMode="numeric"
            value={confirmed.typedTotal}
            onChange={(event) => confirm({ typedTotal: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
