'use client'

import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import type { DocumentFinding } from '@/lib/features/invoice-sending/domain/review-document'
import type { DocumentField } from '@/lib/features/invoice-sending/domain/typed-document'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { SendForm } from './use-send-form'

type Props = {
  field: DocumentField
  form: SendForm
  label?: string
  hint?: string
  options?: readonly { value: string; label: string }[]
  className?: string
}

const days: readonly DocumentField[] = ['issueDate', 'dueDate', 'birthDate']
const amounts: readonly DocumentField[] = ['expectedTotal']

/** One field of a document, with what is to be said of it. */
export function DocumentInput({ field, form, label, hint, options, className }: Props) {
  const t = useT()
  const { typed, review, isAsked } = form
  const value = typed.fields[field]
  const name = label ?? t(`invoiceSending.field.${field}`)
  const own = review.findings.filter(
    (finding) => finding.field === field && (isAsked || finding.code !== 'missing'),
  )
  const describe = (is: DocumentFinding['is']) =>
    own
      .filter((finding) => finding.is === is)
      .map(({ code }) =>
        t(`invoiceSending.finding.${code}`, {
          total: review.totals ? formatDecimal(review.totals.gross) : '',
          line: '',
        }),
      )
      .join(' ') || undefined
  return (
    <Field label={name} hint={hint} error={describe('refused')} warning={describe('warned')}>
      {(control) => {
        const { variant, ...rest } = control
        const shared = {
          ...rest,
          'data-field': field,
          value,
          onChange: ({ target }: { target: { value: string } }) =>
            form.changeField(field, target.value),
        }
        if (options)
          return (
            <select {...shared} className={`input ${className ?? ''}`}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          )
        if (days.includes(field)) return <DayInput {...shared} variant={variant} label={name} />
        return (
          <TextInput
            {...shared}
            variant={variant}
            className={className}
            inputMode={amounts.includes(field) ? 'decimal' : undefined}
          />
        )
      }}
    </Field>
  )
}
