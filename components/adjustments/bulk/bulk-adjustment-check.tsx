'use client'

import type { ReactNode } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Facts } from '@/components/form/facts'
import { Field } from '@/components/form/field'
import { Note } from '@/components/form/note'
import { TextInput } from '@/components/form/text-input'
import { CurrencySums } from '@/components/ui/currency-sums'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { AdjustmentKind } from '@/lib/features/adjustments/domain/adjustment-draft'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import { listOpenNotes } from '../open-notes'
import type { useBulkAdjustments } from './use-bulk-adjustments'

type Props = { kind: AdjustmentKind; typed: ReturnType<typeof useBulkAdjustments> }

/** Notes that are written out; the others are a press away. */
const notesMax = 5

/** What all rows come to, what is odd about them, and the last question before they go out. */
export function BulkAdjustmentCheck({ kind, typed }: Props) {
  const t = useT()
  const { rows, impacts, ofDays, warnings, open, isOpenUntold, needsTick, ...question } = typed
  const currencyAt = (at: number) => rows[at]?.form.currency
  const ofRows = warnings.filter((each) => !ofDays.includes(each))
  // What is said of a day is said of many rows: it stands behind no note of one.
  const notes = [...ofDays, ...listOpenNotes(t, open, isOpenUntold), ...ofRows]
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
        <Warnings notes={notes.slice(0, notesMax)} />
        {notes.length > notesMax && (
          <details className="pt-1 text-xs">
            <summary>{t('adjustments.bulk.moreNotes', { count: notes.length - notesMax })}</summary>
            <Warnings notes={notes.slice(notesMax)} />
          </details>
        )}
      </div>
      {needsTick && (
        <Checkbox
          checked={question.isIntended}
          onChange={(event) => question.setIntended(event.target.checked)}
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
            value={question.typedTotal}
            onChange={(event) => question.setTypedTotal(event.target.value)}
          />
        )}
      </Field>
    </>
  )
}

const Warnings = ({ notes }: { notes: readonly { key: string; words: ReactNode }[] }) =>
  notes.map(({ key, words }) => (
    <Note key={key}>
      <Glyph verdict="warn" />
      <span>{words}</span>
    </Note>
  ))
