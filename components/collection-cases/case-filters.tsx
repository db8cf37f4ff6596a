import { createDaysFilter } from '@/components/data-grid/filters/days-filter'
import { FilterBar, type ListFilter } from '@/components/data-grid/filters/filter-bar'
import { createOptionFilter } from '@/components/data-grid/filters/option-filter'
import { createTextFilter } from '@/components/data-grid/filters/text-filter'
import { useT } from '@/lib/client/translation'
import type { CasesView } from '@/lib/features/collection-cases/client/cases-view'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'

const statuses = ['OPEN', 'PAUSED', 'WITHDRAWN', 'CLOSED'] as const
const types = ['PAYMENT_REMINDER', 'NOTICE', 'COLLECTION_NOTICE', 'DEBT_COLLECTION'] as const

type Change = Partial<CasesView>
type Props = {
  view: CasesView
  /** Also by what is kept out of the address. */
  isNarrowed: boolean
  onChange: (change: Change) => void
  onClear: () => void
}

/** Every filter that the upstream's list of cases has. */
export function CaseFilters({ view, isNarrowed, onChange, onClear }: Props) {
  const t = useT()
  return (
    <FilterBar
      filters={[
        ...listOptionFilters(t, view, onChange),
        ...listTextFilters(t, view, onChange),
        createDaysFilter(t, {
          ...{ key: 'registered', name: t('collectionCases.filter.registered'), inUtc: true },
          days: { from: view.from || null, to: view.to || null },
          onChoose: ({ from, to }) => onChange({ from: from ?? '', to: to ?? '' }),
        }),
      ]}
      isNarrowed={isNarrowed}
      onRemove={(key) => onChange(key === 'registered' ? { from: '', to: '' } : { [key]: '' })}
      onClear={onClear}
    />
  )
}

function listOptionFilters(
  t: Translate,
  view: CasesView,
  onChange: Props['onChange'],
): ListFilter[] {
  const options = {
    status: statuses.map(
      (code) => [code, t(`collectionCases.filter.statusValue.${code}`)] as const,
    ),
    type: types.map((code) => [code, t(`collectionCases.type.${code}`)] as const),
  }
  return (['status', 'type'] as const).map((key) =>
    createOptionFilter({
      ...{ key, name: t(`collectionCases.filter.${key}`), isOpenList: true },
      ...{ options: options[key], value: view[key] || null },
      onChoose: (value) => onChange({ [key]: value ?? '' }),
    }),
  )
}

function listTextFilters(t: Translate, view: CasesView, onChange: Props['onChange']): ListFilter[] {
  return (['number', 'customer', 'source'] as const).map((key) => {
    const findError = (text: string) => {
      if (hasIdentityNumber(text)) return t('grid.filter.identityNumber')
      return key !== 'number' || /^\d{1,15}$/.test(text)
        ? undefined
        : t('collectionCases.filter.notDigits')
    }
    return createTextFilter({
      ...{ key, name: t(`collectionCases.filter.${key}`), value: view[key] || null, findError },
      onChoose: (value) => onChange({ [key]: value ?? '' }),
    })
  })
}
