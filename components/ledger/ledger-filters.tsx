import type { ListFilter } from '@/components/data-grid/filters/filter-bar'
import { TextEditor } from '@/components/data-grid/filters/text-editor'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

type Change = Record<string, string | number | null>
type Narrow = (change: Change) => void

/** A filter by a text. One that may be an identity number stays out of the address. */
export const createTextFilter = (
  t: Translate,
  {
    key,
    name,
    value,
    onChange,
  }: { key: string; name: string; value: string | null; onChange: Narrow },
): ListFilter => ({
  ...{ key, name, value },
  editor: (close) => (
    <TextEditor
      label={name}
      value={value}
      findError={(text) => (hasIdentityNumber(text) ? t('grid.filter.identityNumber') : undefined)}
      onChoose={(chosen) => {
        close()
        onChange({ [key]: chosen })
      }}
    />
  ),
})

/** A filter by a whole number, such as a year. */
export const createNumberFilter = ({
  key,
  name,
  value,
  wrong,
  onChange,
}: {
  key: 'year' | 'period'
  name: string
  value: number | null
  /** What is said of a text that is no such number. */
  wrong: string
  onChange: Narrow
}): ListFilter => ({
  ...{ key, name, value: value === null ? null : String(value) },
  editor: (close) => (
    <TextEditor
      label={name}
      value={value === null ? null : String(value)}
      findError={(text) => (/^\d{1,4}$/.test(text) ? undefined : wrong)}
      onChoose={(chosen) => {
        close()
        onChange({ [key]: chosen === null ? null : Number(chosen) })
      }}
    />
  ),
})
