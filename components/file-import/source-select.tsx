import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import type { ImportField, ImportSource } from '@/lib/shared/file-import/import-fields'
import type { ImportTexts } from './import-texts'

type Props<Key extends string> = {
  field: ImportField<Key>
  source: ImportSource<Key> | undefined
  /** What each column of the file is called. */
  columns: readonly string[]
  texts: ImportTexts<Key>
  isRefused: boolean
  onSource: (source: ImportSource<Key> | null) => void
}

/** Where a field comes from: a column, one value for all rows, or so many days after another field. */
export function SourceSelect<Key extends string>(props: Props<Key>) {
  const { field, source, columns, texts, isRefused, onSource } = props
  const t = useT()
  const label = texts.field(field.key)
  const isNeeded = field.need !== 'optional'

  function handleChange(chosen: string) {
    if (chosen === '') onSource(null)
    else if (chosen === 'value') onSource({ from: 'value', value: field.choices?.[0] ?? '' })
    else if (chosen === 'after' && field.after)
      onSource({ from: 'after', field: field.after, days: 14 })
    else onSource({ from: 'column', column: Number(chosen) })
  }

  return (
    <span className="flex gap-1">
      <select
        className="input min-w-0 flex-1"
        aria-label={t('fileImport.mapping.source', { field: label })}
        aria-invalid={isRefused || undefined}
        value={source === undefined ? '' : source.from === 'column' ? source.column : source.from}
        onChange={({ target }) => handleChange(target.value)}
      >
        <option value="">
          {t(isNeeded ? 'fileImport.mapping.choose' : 'fileImport.mapping.none')}
        </option>
        <option value="value">{t('fileImport.mapping.forAll')}</option>
        {field.after && (
          <option value="after">
            {t('fileImport.mapping.after', { field: texts.field(field.after) })}
          </option>
        )}
        {columns.map((words, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <option key={column} value={column}>
            {words}
          </option>
        ))}
      </select>
      {source && source.from !== 'column' && <GivenInput {...props} source={source} />}
    </span>
  )
}

function GivenInput<Key extends string>({
  field,
  source,
  texts,
  onSource,
}: Props<Key> & { source: Exclude<ImportSource<Key>, { from: 'column' }> }) {
  const t = useT()
  const label = texts.field(field.key)
  if (source.from === 'after')
    return (
      <TextInput
        type="number"
        min={0}
        max={365}
        variant="changed"
        className="w-16 flex-none"
        aria-label={t('fileImport.mapping.days', { field: label })}
        value={source.days}
        onChange={({ target }) => onSource({ ...source, days: Math.trunc(Number(target.value)) })}
      />
    )
  const name = t('fileImport.mapping.value', { field: label })
  if (field.choices)
    return (
      <select
        className="input w-24 flex-none"
        data-variant="changed"
        aria-label={name}
        value={source.value}
        onChange={({ target }) => onSource({ from: 'value', value: target.value })}
      >
        {field.choices.map((value) => (
          <option key={value} value={value}>
            {texts.choice(field.key, value)}
          </option>
        ))}
      </select>
    )
  return (
    <TextInput
      variant="changed"
      className="w-24 flex-none"
      aria-label={name}
      value={source.value}
      onChange={({ target }) => onSource({ from: 'value', value: target.value })}
    />
  )
}
