import { Field } from '@/components/form/field'
import { FieldColumns, Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { DecimalAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import {
  blankLine,
  documentLinesMax,
  isFilled,
  type LineField,
  lineFields,
  multiplyPrice,
  type TypedLine,
  toLineAmounts,
} from '@/lib/features/documents/domain/typed-line'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { NewDocumentState } from './use-new-document'

/** The lines of a document, where it has some: what was delivered, and what it comes to. */
export function DocumentLines({ form }: { form: NewDocumentState }) {
  const t = useT()
  const { lines } = form
  return (
    <Section title={t('documents.create.lines')} note={t('documents.create.linesNote')}>
      {lines.fields.map(({ id }, at) => (
        <DocumentLine key={id} {...{ form, at }} />
      ))}
      <Button
        aria-disabled={lines.fields.length >= documentLinesMax || undefined}
        onClick={() => {
          lines.append(blankLine)
          form.noteChange()
        }}
      >
        <Icon name="plus" />
        {t('documents.create.addLine')}
      </Button>
    </Section>
  )
}

type LineProps = { form: NewDocumentState; at: number }

function DocumentLine({ form, at }: LineProps) {
  const t = useT()
  const number = String(at + 1)
  const line = form.typed.lines[at]
  return (
    <div className="mb-2 border-b border-line pb-2">
      <LineInput {...{ form, at }} field="text" />
      <FieldColumns>
        {lineFields.map(
          (field) => field !== 'text' && <LineInput key={field} {...{ form, at, field }} />,
        )}
        <Field label={t('documents.create.line.total', { number })} group>
          {() => (
            <span className="leading-7.5">
              <DecimalAmount
                value={(line && toLineAmounts(line)?.inclVat) ?? null}
                currency={form.typed.currency.trim().toUpperCase()}
              />
            </span>
          )}
        </Field>
      </FieldColumns>
      <Button
        size="sm"
        onClick={() => {
          form.lines.remove(at)
          form.noteChange()
        }}
      >
        {t('documents.create.removeLine', { number })}
      </Button>
    </div>
  )
}

const texts: readonly LineField[] = ['text', 'articleNo', 'unit']
const amounts: readonly LineField[] = ['price', 'exclVat', 'vat']

function LineInput({ form, at, field }: LineProps & { field: LineField }) {
  const t = useT()
  const { typed, register, lineProblems, isTried } = form
  const problem = isTried ? lineProblems[at]?.[field] : undefined
  const line = typed.lines[at]
  return (
    <Field
      label={t(`documents.create.line.${field}`, { number: String(at + 1) })}
      detail={amounts.includes(field) ? typed.currency.trim().toUpperCase() : undefined}
      error={problem && t(`documents.create.problem.${problem}`)}
      hint={line && field === 'exclVat' ? describeProduct(t, line) : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          {...register(`lines.${at}.${field}`)}
          className={texts.includes(field) ? undefined : 'max-w-60 text-right tabular-nums'}
        />
      )}
    </Field>
  )
}

/** What quantity and price come to, and whether the line takes it. */
function describeProduct(t: Translate, line: TypedLine): string | undefined {
  const product = multiplyPrice(line)
  if (product === null) return undefined
  return t(isFilled(line.exclVat) ? 'documents.create.product' : 'documents.create.fromProduct', {
    ...{ quantity: line.quantity.trim(), price: line.price.trim() },
    product: formatDecimal(product),
  })
}
