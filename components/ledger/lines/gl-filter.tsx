import { DaysEditor } from '@/components/data-grid/filters/days-editor'
import { describeDays } from '@/components/data-grid/filters/describe-days'
import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { useT } from '@/lib/client/translation'
import type { GlView } from '@/lib/features/ledger/client/gl-view'
import { createNumberFilter, createTextFilter } from '../ledger-filters'

/** What narrows the list of general-ledger items. */
export function GlFilter({ view, onChange, onClear }: FilterProps) {
  const t = useT()
  const createText = (key: 'documentno' | 'customerno' | 'voucherno', name: string) =>
    createTextFilter(t, { key, name, value: view[key], onChange })
  return (
    <FilterBar
      filters={[
        {
          ...createTextFilter(t, {
            ...{ key: 'glaccountno', name: t('ledger.filter.account'), onChange },
            value: view.glaccountno,
          }),
          isUsual: true,
        },
        {
          key: 'days',
          isUsual: true,
          name: t('ledger.filter.days'),
          value: describeDays(t, view.fromdate, view.todate),
          editor: () => (
            <DaysEditor
              label={t('ledger.filter.days')}
              days={{ from: view.fromdate, to: view.todate }}
              onChoose={({ from, to }) => onChange({ fromdate: from, todate: to })}
            />
          ),
        },
        createText('documentno', t('ledger.filter.document')),
        createText('customerno', t('ledger.filter.customer')),
        createText('voucherno', t('ledger.filter.voucher')),
        createNumberFilter({
          ...{ key: 'year', name: t('ledger.filter.year'), wrong: t('ledger.filter.wrongYear') },
          ...{ value: view.year, onChange },
        }),
        createNumberFilter({
          ...{ key: 'period', name: t('ledger.filter.period') },
          ...{ wrong: t('ledger.filter.wrongPeriod'), value: view.period, onChange },
        }),
        createTextFilter(t, {
          ...{ key: 'currency', name: t('ledger.filter.currency'), onChange },
          value: view.currency,
        }),
      ]}
      note={t('ledger.list.newest')}
      onRemove={(key) =>
        onChange(key === 'days' ? { fromdate: null, todate: null } : { [key]: null })
      }
      onClear={onClear}
    />
  )
}

type FilterProps = {
  view: GlView
  onChange: (change: Record<string, string | number | null>) => void
  onClear: () => void
}
