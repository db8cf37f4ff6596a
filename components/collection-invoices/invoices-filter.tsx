import { createDaysFilter } from '@/components/data-grid/filters/days-filter'
import { FilterBar } from '@/components/data-grid/filters/filter-bar'
import { createOptionFilter } from '@/components/data-grid/filters/option-filter'
import { createTextFilter } from '@/components/data-grid/filters/text-filter'
import { useT } from '@/lib/client/translation'
import type { InvoicesView } from '@/lib/features/collection-invoices/client/collection-invoices-view'
import {
  invoiceStatuses,
  invoiceTypes,
  labelInvoiceStatus,
  labelInvoiceType,
} from '@/lib/features/collection-invoices/messages/collection-invoice-labels'

type Props = {
  view: InvoicesView
  onChange: (change: Partial<InvoicesView>) => void
  onClear: () => void
}

/** The filters of the list of invoices, but for their number; each under the service's own meaning. */
export function InvoicesFilter({ view, onChange, onClear }: Props) {
  const t = useT()
  // Status and type are open lists: any value can be asked for.
  const createCodes = (key: 'Status' | 'Type', options: readonly (readonly [string, string])[]) =>
    createOptionFilter({
      ...{ key, name: t(`collectionInvoices.filter.${key}`), options, isOpenList: true },
      value: view[key],
      onChoose: (chosen) => onChange({ [key]: chosen }),
    })
  const createText = (key: 'CustomerNumber' | 'UniqueSourceInvoiceId') =>
    createTextFilter({
      ...{ key, name: t(`collectionInvoices.filter.${key}`), value: view[key] },
      onChoose: (chosen) => onChange({ [key]: chosen }),
    })
  return (
    <FilterBar
      filters={[
        createCodes(
          'Status',
          invoiceStatuses.map((code) => [code, labelInvoiceStatus(t, code)]),
        ),
        createCodes(
          'Type',
          invoiceTypes.map((code) => [code, labelInvoiceType(t, code) ?? code]),
        ),
        createText('CustomerNumber'),
        createText('UniqueSourceInvoiceId'),
        createDaysFilter(t, {
          ...{ key: 'registered', name: t('collectionInvoices.filter.registered'), inUtc: true },
          days: { from: view.From, to: view.To },
          onChoose: ({ from, to }) => onChange({ From: from, To: to }),
        }),
      ]}
      isNarrowed={view.InvoiceNumber !== null}
      note={t('collectionInvoices.rows.newest')}
      onRemove={(key) =>
        onChange(key === 'registered' ? { From: null, To: null } : { [key]: null })
      }
      onClear={onClear}
    />
  )
}
