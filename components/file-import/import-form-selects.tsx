import { useId } from 'react'
import { textEncodings } from '@/lib/client/files/decode-text'
import { useT } from '@/lib/client/translation'
import { dayForms } from '@/lib/shared/file-import/day-forms'
import { decimalMarks } from '@/lib/shared/file-import/number-forms'
import { separators } from '@/lib/shared/tables/text-table'
import type { FileImport } from './use-file-import'

const separatorNames = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const

/** How the file is written, as far as it was found out, each to be changed. */
export function ImportFormSelects<Key extends string, Row>({
  source,
}: {
  source: FileImport<Key, Row>
}) {
  const t = useT()
  const { state } = source
  if (!state) return null
  const { forms, reading } = state
  return (
    <fieldset className="flex flex-wrap items-center gap-2 px-6 pb-3 max-narrow:px-4">
      <legend className="sr-only">{t('fileImport.forms.label')}</legend>
      <FormSelect
        label={t('fileImport.forms.days')}
        value={forms.days}
        options={dayForms.map((form) => [form, t(`fileImport.forms.day.${form}`)])}
        onChange={(days) => source.setForms({ days })}
      />
      <FormSelect
        label={t('fileImport.forms.numbers')}
        value={forms.decimals}
        options={decimalMarks.map((mark) => [
          mark,
          t(`fileImport.forms.decimals.${mark === ',' ? 'comma' : 'point'}`),
        ])}
        onChange={(decimals) => source.setForms({ decimals })}
      />
      {reading?.separator && (
        <FormSelect
          label={t('fileImport.forms.separator')}
          value={reading.separator}
          options={separators.map((each) => [
            each,
            t(`fileImport.forms.separators.${separatorNames[each]}`),
          ])}
          onChange={(separator) => source.readAgain({ ...reading, separator })}
        />
      )}
      {reading?.encoding && (
        <FormSelect
          label={t('fileImport.forms.encoding')}
          value={reading.encoding}
          options={textEncodings.map((each) => [each, t(`fileImport.forms.encodings.${each}`)])}
          onChange={(encoding) => source.readAgain({ ...reading, encoding })}
        />
      )}
      <span className="text-xs text-ink-3">{t('fileImport.forms.detected')}</span>
    </fieldset>
  )
}

type SelectProps<Value extends string> = {
  label: string
  value: Value | null
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

function FormSelect<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const t = useT()
  const id = useId()
  return (
    <span className="inline-flex items-center gap-1.5">
      <label htmlFor={id} className="text-xs text-ink-3">
        {label}
      </label>
      <select
        id={id}
        className="input w-auto"
        value={value ?? ''}
        aria-invalid={value === null || undefined}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {value === null && <option value="">{t('fileImport.forms.choose')}</option>}
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}
