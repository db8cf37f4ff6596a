import { DaysEditor } from '@/components/data-grid/filters/days-editor'
import { describeDays } from '@/components/data-grid/filters/describe-days'
import { FilterBar, type ListFilter } from '@/components/data-grid/filters/filter-bar'
import { createOptionFilter } from '@/components/data-grid/filters/option-filter'
import { TextEditor } from '@/components/data-grid/filters/text-editor'
import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'
import type { ItemsView } from '@/lib/features/ar-items/client/ar-items-view'
import {
  collectionLevels,
  documentTypes,
  itemStatuses,
} from '@/lib/features/ar-items/messages/ar-item-labels'
import type { Translate } from '@/lib/shared/i18n/translate'

type Change = Partial<ItemsView>
type ViewProps = { view: ItemsView; onChange: (change: Change) => void }

/** Milliseconds for which a number rests: a part of one finds nothing. */
const restMs = 600

/** Finds items by the number of their document, once it rests; Enter looks at once. */
export function ItemSearch({
  view,
  isKeptOut,
  isBusy,
  onChange,
}: ViewProps & { isKeptOut: boolean; isBusy: boolean }) {
  const t = useT()
  const { typed, searchFor } = useTypedSearch(view.documentno ?? '')
  const show = (text: string) => onChange({ documentno: text.trim() || null })
  return (
    <div className="flex min-w-0 flex-1 max-narrow:basis-full">
      <SearchBox
        typed={typed}
        label={t('arItems.filter.documentno')}
        hint={t('arItems.filter.documentno')}
        clearLabel={t('arItems.filter.clearNumber')}
        isBusy={isBusy}
        note={isKeptOut && t('arItems.filter.keptOut')}
        onType={(next) => searchFor(next, restMs, show)}
        onSearch={(next) => searchFor(next, 0, show)}
      />
    </div>
  )
}

/** The other filters of the list. */
export function ItemsFilter({ view, onChange, onClear }: ViewProps & { onClear: () => void }) {
  const t = useT()
  const props = { view, onChange }
  return (
    <FilterBar
      filters={[
        createOptionFilter({
          ...{ key: 'status', name: t('arItems.filter.status'), isOpenList: true },
          options: itemStatuses.map((code) => [code, t(`arItems.status.${code}`)] as const),
          value: view.status,
          onChoose: (status) => onChange({ status }),
        }),
        createOptionFilter({
          ...{ key: 'documenttype', name: t('arItems.filter.documenttype'), isOpenList: true },
          options: documentTypes.map((code) => [code, t(`arItems.type.${code}`)] as const),
          value: view.documenttype,
          onChoose: (documenttype) => onChange({ documenttype }),
        }),
        createOptionFilter({
          ...{ key: 'collectionlevel', name: t('arItems.filter.collectionlevel') },
          isOpenList: true,
          options: collectionLevels.map((code) => [code, t(`arItems.level.${code}`)] as const),
          value: view.collectionlevel,
          onChoose: (collectionlevel) => onChange({ collectionlevel }),
        }),
        createDueFilter(t, props),
        createTextFilter(t, 'currency', props),
        createTextFilter(t, 'customerno', props),
        createTextFilter(t, 'kid', props),
      ]}
      isNarrowed={view.documentno !== null}
      note={t('arItems.rows.newest')}
      onRemove={(key) => onChange(key === 'due' ? { duefrom: null, dueto: null } : { [key]: null })}
      onClear={onClear}
    />
  )
}

const createDueFilter = (t: Translate, { view, onChange }: ViewProps): ListFilter => ({
  key: 'due',
  isUsual: true,
  name: t('arItems.filter.due'),
  value: describeDays(t, view.duefrom, view.dueto),
  editor: () => (
    <DaysEditor
      label={t('arItems.filter.due')}
      days={{ from: view.duefrom, to: view.dueto }}
      onChoose={({ from, to }) => onChange({ duefrom: from, dueto: to })}
    />
  ),
})

function createTextFilter(
  t: Translate,
  key: 'currency' | 'customerno' | 'kid',
  { view, onChange }: ViewProps,
): ListFilter {
  const name = t(`arItems.filter.${key}`)
  return {
    key,
    name,
    value: view[key],
    editor: (close) => (
      <TextEditor
        label={name}
        value={view[key]}
        onChoose={(chosen) => {
          close()
          onChange({ [key]: chosen })
        }}
      />
    ),
  }
}
