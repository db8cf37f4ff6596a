import { Field } from '@/components/form/field'
import { Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { DecimalAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import {
  blankLine,
  documentLinesMax,
  toLineAmounts,
} from '@/lib/features/documents/domain/typed-document'
import type { NewDocumentState } from './use-new-document'

/** The lines of a document, where it has some: a text, and what it comes to. */
export function DocumentLines({ form }: { form: NewDocumentState }) {
  const t = useT()
  const { lines, typed, register, lineProblems, isTried } = form
  const currency = typed.currency.trim().toUpperCase()
  return (
    <Section title={t('documents.create.lines')} note={t('documents.create.linesNote')}>
      {lines.fields.map(({ id }, at) => {
        const number = String(at + 1)
        return (
          <div key={id} className="mb-2 border-b border-line pb-2">
            {(['text', 'exclVat', 'vat'] as const).map((field) => {
              const problem = isTried ? lineProblems[at]?.[field] : undefined
              return (
                <Field
                  key={field}
                  label={t(`documents.create.line.${field}`, { number })}
                  detail={field === 'text' ? undefined : currency}
                  error={problem && t(`documents.create.problem.${problem}`)}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      {...register(`lines.${at}.${field}`)}
                      className={field === 'text' ? undefined : 'max-w-60 text-right tabular-nums'}
                    />
                  )}
                </Field>
              )
            })}
            <Field label={t('documents.create.line.total', { number })} group>
              {() => (
                <span className="leading-7.5">
                  <DecimalAmount
                    value={(typed.lines[at] && toLineAmounts(typed.lines[at])?.inclVat) ?? null}
                    currency={currency}
                  />
                </span>
              )}
            </Field>
            <Button
              size="sm"
              onClick={() => {
                lines.remove(at)
                form.noteChange()
              }}
            >
              {t('documents.create.removeLine', { number })}
            </Button>
          </div>
        )
      })}
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
