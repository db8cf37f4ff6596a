'use client'

import { useId } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import { DayInput } from '@/components/form/day-input'
import { fieldLabelClass } from '@/components/form/field'
import { Note } from '@/components/form/note'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import {
  type AdjustmentFormRow,
  type AdjustmentKind,
  type InvalidField,
  listInvalidFields,
} from '@/lib/features/adjustments/domain/adjustment-draft'
import { truncateId } from '@/lib/shared/format/truncate-id'
import type { RefusedField } from '@/lib/shared/wire/refused-fields'

type Props = {
  kind: AdjustmentKind
  fields: { id: string }[]
  rows: AdjustmentFormRow[]
  /** Invoice numbers by invoice, as far as they were read. */
  numbers: ReadonlyMap<string, string>
  register: UseFormRegister<{ rows: AdjustmentFormRow[] }>
  /** Says what is wrong with a row: after the first try to send. */
  wasTried: boolean
  /** What the upstream refused of the last try. A row is named where there are several. */
  refused: readonly RefusedField<string>[]
  isLocked: boolean
  /** Null where the service takes no more in one batch. */
  onAdd: (() => void) | null
  onRemove: (at: number) => void
}

/**
 * The rows of a submission. Each has its id already; the invoice is named where there are several.
 */
export function AdjustmentRows({
  kind,
  fields,
  rows,
  numbers,
  register,
  wasTried,
  refused,
  isLocked,
  onAdd,
  onRemove,
}: Props) {
  const t = useT()
  const isOfSeveral = new Set(rows.map(({ invoiceId }) => invoiceId)).size > 1
  return (
    <>
      <ol>
        {fields.map(({ id }, at) => (
          <Row
            key={id}
            at={at}
            invoice={
              isOfSeveral && rows[at]
                ? (numbers.get(rows[at].invoiceId) ?? truncateId(rows[at].invoiceId))
                : null
            }
            wrong={wasTried && rows[at] ? listInvalidFields(rows[at]) : []}
            refused={refused.filter(({ row }) => (row ?? (fields.length === 1 ? 0 : -1)) === at)}
            register={register}
            isLocked={isLocked}
            onRemove={fields.length > 1 ? () => onRemove(at) : null}
          />
        ))}
      </ol>
      {onAdd ? (
        <Button variant="quiet" onClick={onAdd} aria-disabled={isLocked || undefined}>
          <Icon name="plus" /> {t(`adjustments.another.${kind}`)}
        </Button>
      ) : (
        <p className="text-xs text-ink-3">{t('adjustments.noMore', { count: fields.length })}</p>
      )}
    </>
  )
}

type RowProps = Pick<Props, 'register' | 'isLocked' | 'refused'> & {
  at: number
  invoice: string | null
  wrong: InvalidField[]
  onRemove: (() => void) | null
}

function Row({ at, invoice, wrong, refused, register, isLocked, onRemove }: RowProps) {
  const t = useT()
  const id = useId()
  const buildControl = (field: 'amount' | 'currency' | 'date' | 'description') => ({
    id: `${id}-${field}`,
    readOnly: isLocked,
    ...((wrong.includes(field as InvalidField) ||
      refused.some(({ path }) => toFormField(path) === field)) && {
      'aria-invalid': true as const,
      'aria-describedby': `${id}-wrong`,
    }),
    ...register(`rows.${at}.${field}`),
  })
  const columns =
    invoice === null
      ? 'narrow:grid-cols-[140px_72px_120px_minmax(0,1fr)_var(--control)]'
      : 'narrow:grid-cols-[100px_130px_72px_120px_minmax(0,1fr)_var(--control)]'
  return (
    <li>
      <fieldset
        className={`grid items-end gap-x-2 pb-1.5 max-narrow:grid-cols-[minmax(0,1fr)_88px] ${columns}`}
      >
        <legend className="sr-only">{t('adjustments.row', { number: at + 1 })}</legend>
        {invoice !== null && (
          <p className="self-end leading-(--control) wrap-anywhere">
            <span className={`block ${fieldLabelClass}`}>{t('adjustments.invoice')}</span>
            <span>{invoice}</span>
          </p>
        )}
        <p>
          <label className={fieldLabelClass} htmlFor={`${id}-amount`}>
            {t('adjustments.amount')}
          </label>
          <TextInput
            {...buildControl('amount')}
            className="text-right tabular-nums"
            inputMode="decimal"
          />
        </p>
        <p>
          <label className={fieldLabelClass} htmlFor={`${id}-currency`}>
            {t('adjustments.currency')}
          </label>
          <TextInput {...buildControl('currency')} maxLength={10} />
        </p>
        <div>
          <label className={fieldLabelClass} htmlFor={`${id}-date`}>
            {t('adjustments.date')}
          </label>
          <DayInput {...buildControl('date')} label={t('adjustments.date')} />
        </div>
        <p className="max-narrow:col-start-1">
          <label className={fieldLabelClass} htmlFor={`${id}-description`}>
            {t('adjustments.description')}
          </label>
          <TextInput {...buildControl('description')} maxLength={500} />
        </p>
        {onRemove && (
          <Button
            variant="quiet"
            square
            aria-label={t('adjustments.remove', { number: at + 1 })}
            onClick={onRemove}
            aria-disabled={isLocked || undefined}
          >
            <Icon name="x" />
          </Button>
        )}
      </fieldset>
      {wrong.length + refused.length > 0 && (
        <Note id={`${id}-wrong`} refused role="alert">
          <Glyph verdict="fail" />
          <span>
            {wrong.length > 0 &&
              `${wrong.map((field) => t(`adjustments.wrong.${field}`)).join('. ')}. `}
            {refused
              .map(({ path, words }) => `${t(`adjustments.${toFormField(path)}`)}: ${words}`)
              .join(' ')}
          </span>
        </Note>
      )}
    </li>
  )
}

/** The field of the form that goes out under a name: both kinds of date are one. */
const toFormField = (path: string) =>
  path.endsWith('Date') ? 'date' : (path as 'amount' | 'currency' | 'description')
