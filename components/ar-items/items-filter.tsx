import { createDaysFilter } from '@/components/data-grid/filters/days-filter'
import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { createOptionFilter } from '@/components/data-grid/filters/option-filter'
import { createTextFilter } from '@/components/data-grid/filters/text-filter'
import { useT } from '@/lib/client/translation'
import type { ItemsView } from '@/lib/features/ar-items/client/ar-items-view'
import {
  collectionLevels,
  itemStatuses,
  listDocumentTypes,
} from '@/lib/features/ar-items/messages/ar-item-labels'
import type { CodeNames } from '@/lib/features/codes/domain/public'

type Props = {
  view: ItemsView
  names: CodeNames
  onChange: (change: Partial<ItemsView>) => void
  onClear: () => void
}

/** The filters of the list of items, but for the number of a document. */
export function ItemsFilter({ view, names, onChange, onClear }: Props) {
  const t = useT()
  const createCodes = (
    key: 'status' | 'documenttype' | 'collectionlevel',
    options: readonly (readonly [string, string])[],
  ) =>
    createOptionFilter({
      ...{ key, name: t(`arItems.filter.${key}`), isOpenList: true, options },
      value: view[key],
      onChoose: (chosen) => onChange({ [key]: chosen }),
    })
  const createText = (key: 'currency' | 'customerno' | 'kid') =>
    createTextFilter({
      ...{ key, name: t(`arItems.filter.${key}`), value: view[key] },
      onChoose: (chosen) => onChange({ [key]: chosen }),
    })
  return (
    <FilterBar
      filters={[
        createCodes(
          'status',
          itemStatuses.map((code) => [code, t(`arItems.status.${code}`)]),
        ),
        createCodes('documenttype', listDocumentTypes(t, names)),
        createCodes(
          'collectionlevel',
          collectionLevels.map((code) => [code, t(`arItems.level.${code}`)]),
        ),
        createDaysFilter(t, {
          ...{ key: 'due', name: t('arItems.filter.due'), isUsual: true },
          days: { from: view.duefrom, to: view.dueto },
          onChoose: ({ from, to }) => onChange({ duefrom: from, dueto: to }),
        }),
        ...(['currency', 'customerno', 'kid'] as const).map(createText),
      ]}
      isNarrowed={view.documentno !== null}
      note={t('arItems.rows.newest')}
      onRemove={(key) => onChange(key === 'due' ? { duefrom: null, dueto: null } : { [key]: null })}
      onClear={onClear}
    />
  )
}
