import type { ListFilter } from '@/components/data-grid/filters/filter-bar'
import { createTextFilter } from '@/components/data-grid/filters/text-filter'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

type Change = Record<string, string | number | null>
type Narrow = (change: Change) => void

/** A filter by a text. One that may be an identity number stays out of the address. */
export const createSafeTextFilter = (
  t: Translate,
  filter: { key: string; name: string; value: string | null; isUsual?: boolean },
  onChange: Narrow,
): ListFilter =>
  createTextFilter({
    ...filter,
    findError: (text) => (hasIdentityNumber(text) ? t('grid.filter.identityNumber') : undefined),
    onChoose: (chosen) => onChange({ [filter.key]: chosen }),
  })

/** A filter by a year or a period; `wrong` is said of a text that is no such number. */
export const createNumberFilter = (
  filter: { key: 'year' | 'period'; name: string; value: number | null },
  wrong: string,
  onChange: Narrow,
): ListFilter =>
  createTextFilter({
    ...filter,
    value: filter.value === null ? null : String(filter.value),
    findError: (text) => (/^\d{1,4}$/.test(text) ? undefined : wrong),
    onChoose: (chosen) => onChange({ [filter.key]: chosen === null ? null : Number(chosen) }),
  })
