import { createDaysFilter } from '@/components/data-grid/filters/days-filter'
import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { useT } from '@/lib/client/translation'
import type { GlView } from '@/lib/features/ledger/client/gl-view'
import { createNumberFilter, createSafeTextFilter } from '../ledger-filters'

/** What narrows the list of general-ledger items. */
export function GlFilter({ view, onChange, onClear }: FilterProps) {
  const t = useT()
  const createText = (
    key: 'glaccountno' | 'documentno' | 'customerno' | 'voucherno' | 'currency',
    name: string,
    isUsual = false,
  ) => createSafeTextFilter(t, { key, name, value: view[key], isUsual }, onChange)
  const createNumber = (key: 'year' | 'period', name: string, wrong: string) =>
    createNumberFilter({ key, name, value: view[key] }, wrong, onChange)
  return (
    <FilterBar
      filters={[
        createText('glaccountno', t('ledger.filter.account'), true),
        createDaysFilter(t, {
          ...{ key: 'days', name: t('ledger.filter.days'), isUsual: true },
          days: { from: view.fromdate, to: view.todate },
          onChoose: ({ from, to }) => onChange({ fromdate: from, todate: to }),
        }),
        createText('documentno', t('ledger.filter.document')),
        createText('customerno', t('ledger.filter.customer')),
        createText('voucherno', t('ledger.filter.voucher')),
        createNumber('year', t('ledger.filter.year'), t('ledger.filter.wrongYear')),
        createNumber('period', t('ledger.filter.period'), t('ledger.filter.wrongPeriod')),
        createText('currency', t('ledger.filter.currency')),
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
