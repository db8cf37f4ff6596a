import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { createOptionFilter } from '@/components/data-grid/filters/option-filter'
import { useT } from '@/lib/client/translation'
import type { BulkActionsView } from '@/lib/features/bulk-actions/client/bulk-actions'
import { toVisibleMask } from '@/lib/shared/wire/masks'

export type Organization = { organizationId: string; name: string }

type Props = {
  view: BulkActionsView
  people: readonly string[]
  organizations: readonly Organization[]
  onChange: (change: Partial<BulkActionsView>) => void
  onClear: () => void
}

/** The list by person, and by company where the person has several. */
export function BulkActionFilters({ view, people, organizations, onChange, onClear }: Props) {
  const t = useT()
  const persons = view.who && !people.includes(view.who) ? [...people, view.who] : people
  const options = {
    who: persons.map((each) => [each, toVisibleMask(each)] as const),
    organization: organizations.map(({ organizationId, name }) => [organizationId, name] as const),
  }
  const choose = (key: keyof typeof options, name: string) =>
    createOptionFilter({
      ...{ key, name, options: options[key], value: view[key] },
      onChoose: (value) => onChange({ [key]: value }),
    })
  return (
    <FilterBar
      filters={[
        choose('who', t('bulkActions.person')),
        ...(organizations.length > 1 ? [choose('organization', t('bulkActions.company'))] : []),
      ]}
      isNarrowed={view.who !== null || view.organization !== null}
      onRemove={(key) => onChange({ [key]: null })}
      onClear={onClear}
    />
  )
}
