import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { FieldColumns, Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import { useCodeNames } from '@/lib/features/codes/client/public'
import { type DocumentField, documentFields } from '@/lib/features/documents/domain/typed-document'
import type { Translate } from '@/lib/shared/i18n/translate'
import { checkReference } from '@/lib/shared/references/payment-reference'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'
import { DocumentTypeField } from './document-type-field'
import type { NewDocumentState } from './use-new-document'

const amounts = ['exclVat', 'vat', 'inclVat'] as const
const references = [
  ...(['sellerReference', 'buyerReference', 'additionalReference'] as const),
  ...(['salesOrderId', 'purchaseOrderId'] as const),
] as const

type Props = { clientNo: string; form: NewDocumentState }

/** Every field of a document but its lines, each with what is to be said of it. */
export function DocumentFields({ clientNo, form }: Props) {
  const t = useT()
  const codes = useCodeNames(clientNo)
  const renderField = (field: DocumentField) => <DocumentInput key={field} {...{ field, form }} />
  const distribution = codes.find('distributionType', form.typed.distribution)
  const einvoice = codes.find('einvoiceCode', form.typed.einvoiceCode)
  return (
    <>
      <Section title={t('documents.create.document')}>
        <FieldColumns>
          <DocumentTypeField
            {...{ clientNo, form }}
            error={describeFieldError(t, 'documentType', form)}
          />
          {(['customerNo', 'subCustomerNo', 'documentNo', 'kid'] as const).map(renderField)}
          {(['documentDate', 'dueDate', 'currency', 'language'] as const).map(renderField)}
        </FieldColumns>
      </Section>
      <Section title={t('documents.create.amounts')} note={t('documents.create.amountsNote')}>
        <FieldColumns>{amounts.map(renderField)}</FieldColumns>
      </Section>
      <Section title={t('documents.create.references')}>
        <FieldColumns>{references.map(renderField)}</FieldColumns>
      </Section>
      <Section title={t('documents.create.delivery')}>
        <DocumentInput field="customerMessage" form={form} />
        <FieldColumns>
          <DocumentInput field="distribution" form={form} hint={distribution} />
          <DocumentInput field="einvoiceCode" form={form} hint={einvoice} />
        </FieldColumns>
      </Section>
    </>
  )
}

const days = ['documentDate', 'dueDate'] as const
const ofAmounts: readonly DocumentField[] = amounts

function DocumentInput({
  field,
  form,
  hint,
}: {
  field: DocumentField
  form: NewDocumentState
  hint?: string | null
}) {
  const t = useT()
  const { register, typed } = form
  const label = t(`documents.create.field.${field}`)
  const isDay = (days as readonly DocumentField[]).includes(field)
  const isUnchecked =
    field === 'kid' && typed.kid !== '' && checkReference(typed.kid).kind === 'unchecked'
  return (
    <Field
      label={label}
      detail={ofAmounts.includes(field) ? typed.currency.trim().toUpperCase() : undefined}
      error={describeFieldError(t, field, form)}
      warning={isUnchecked ? t('documents.create.kidUnchecked') : undefined}
      variant={isUnchecked ? 'warned' : 'rest'}
      hint={hint ?? undefined}
    >
      {(control) =>
        field === 'customerMessage' ? (
          <textarea
            id={control.id}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            data-variant={control.variant === 'rest' ? undefined : control.variant}
            className="input"
            rows={3}
            {...register(field)}
          />
        ) : isDay ? (
          <DayInput {...control} {...register(field)} label={label} className="max-w-60" />
        ) : (
          <TextInput
            {...control}
            {...register(field)}
            className={ofAmounts.includes(field) ? 'max-w-60 text-right tabular-nums' : undefined}
            inputMode={ofAmounts.includes(field) ? 'text' : undefined}
          />
        )
      }
    </Field>
  )
}

/** What is wrong with a field: as it is typed, or by what the service said of it. */
function describeFieldError(
  t: Translate,
  field: DocumentField,
  { findProblem, sending }: NewDocumentState,
) {
  const problem = findProblem(field)
  if (problem) return t(`documents.create.problem.${problem}`)
  const refused = listRefusedFields(sending.failure, documentFields).filter(
    ({ path }) => path === field,
  )
  return refused.map(({ words }) => words).join(' ') || undefined
}
