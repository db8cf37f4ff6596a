'use client'

import { memo, useState } from 'react'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import {
  type AdjustmentFormRow,
  listInvalidFields,
} from '@/lib/features/adjustments/domain/adjustment-draft'
import type { AdjustmentImpact } from '@/lib/features/adjustments/domain/adjustment-impact'
import type { BulkAdjustmentRow } from '@/lib/features/adjustments/domain/bulk-adjustments'
import { findDebtorName, findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import { formatDecimal } from '@/lib/shared/format/amount'

type Props = {
  rows: readonly BulkAdjustmentRow[]
  impacts: readonly AdjustmentImpact[]
  /** Says what is wrong with a row: after the first try to send. */
  wasTried: boolean
  onChange: (at: number, part: Partial<AdjustmentFormRow>) => void
  onLeaveOut: (at: number) => void
}

/** So many rows are drawn at once. */
const drawnMax = 50

/** What is typed for each invoice, with what remains of it before and after. */
export function BulkAdjustmentRows({ rows, impacts, wasTried, onChange, onLeaveOut }: Props) {
  const t = useT()
  const [drawn, setDrawn] = useState(drawnMax)
  return (
    <>
      <div
        className={`${rowClass} border-b border-line pt-2 pb-1 text-xs text-ink-2 max-narrow:hidden`}
      >
        <span>{t('adjustments.invoice')}</span>
        <span className="text-right">{t('adjustments.impact.before')}</span>
        <span className="text-right">{t('adjustments.amount')}</span>
        <span className="text-right">{t('adjustments.impact.after')}</span>
        <span>{t('adjustments.description')}</span>
      </div>
      <ol aria-label={t('adjustments.bulk.rows')}>
        {rows.slice(0, drawn).map((row, at) => (
          <Row
            key={row.form.sourceId}
            {...{ at, row, onChange }}
            after={impacts[at]?.after ?? null}
            isWrong={wasTried && listInvalidFields(row.form).includes('amount')}
            onLeaveOut={rows.length > 1 ? onLeaveOut : null}
          />
        ))}
      </ol>
      {rows.length > drawn && (
        <Button variant="quiet" onClick={() => setDrawn(drawn + drawnMax)}>
          {t('adjustments.bulk.more', { count: rows.length - drawn })}
        </Button>
      )}
    </>
  )
}

const rowClass =
  'grid items-center gap-x-3 narrow:grid-cols-[minmax(0,1.4fr)_112px_120px_112px_minmax(0,1.2fr)_var(--control)]'

/** What the heads of the columns say where there are any. */
const narrowLabelClass = 'text-xs text-ink-3 narrow:sr-only'

type RowProps = Pick<Props, 'onChange'> & {
  at: number
  row: BulkAdjustmentRow
  after: string | null
  isWrong: boolean
  onLeaveOut: Props['onLeaveOut'] | null
}

const Row = memo(
  ({ at, row: { invoice, form }, after, isWrong, onChange, onLeaveOut }: RowProps) => {
    const t = useT()
    const number = invoice.invoiceNumber ?? ''
    return (
      <li
        className={`${rowClass} border-b border-line py-1.5 max-narrow:grid-cols-2 max-narrow:gap-y-1.5`}
      >
        <span className="min-w-0 max-narrow:col-span-2">
          <span className="tabular-nums">{number}</span>{' '}
          <small className="text-ink-3">
            {findDebtorName(findMainDebtor(invoice.debtors) ?? {})}
          </small>
        </span>
        <span className="text-right tabular-nums">
          <span className={narrowLabelClass}>{t('adjustments.impact.before')} </span>
          <MoneyAmount value={invoice.remainingAmount} currency={form.currency} />
        </span>
        <span>
          <span className="text-xs text-ink-3 narrow:hidden" aria-hidden="true">
            {t('adjustments.amount')}
          </span>
          <TextInput
            className="text-right tabular-nums"
            inputMode="decimal"
            aria-label={t('adjustments.bulk.amountOf', { number })}
            aria-invalid={isWrong || undefined}
            value={form.amount}
            onChange={(event) => onChange(at, { amount: event.target.value })}
          />
          {isWrong && (
            <small role="alert" className="block pt-0.5 text-fail">
              {t('adjustments.wrong.amount')}
            </small>
          )}
        </span>
        <span className={`text-right tabular-nums ${after?.startsWith('-') ? 'text-fail' : ''}`}>
          <span className={narrowLabelClass}>{t('adjustments.impact.after')} </span>
          {form.amount.trim() === ''
            ? t('adjustments.bulk.notTyped')
            : after === null
              ? t('adjustments.impact.notKnown')
              : formatDecimal(after)}
        </span>
        <span>
          <span className="text-xs text-ink-3 narrow:hidden" aria-hidden="true">
            {t('adjustments.description')}
          </span>
          <TextInput
            aria-label={t('adjustments.bulk.descriptionOf', { number })}
            maxLength={500}
            value={form.description}
            onChange={(event) => onChange(at, { description: event.target.value })}
          />
        </span>
        {onLeaveOut && (
          <Button
            variant="quiet"
            square
            aria-label={t('adjustments.bulk.leaveOut', { number })}
            onClick={() => onLeaveOut(at)}
          >
            <Icon name="x" />
          </Button>
        )}
      </li>
    )
  },
)
Row.displayName = 'BulkAdjustmentRow'
