import { DaysEditor } from '@/components/data-grid/filters/days-editor'
import { describeDays } from '@/components/data-grid/filters/describe-days'
import { FilterBar, type ListFilter } from '@/components/data-grid/filters/filter-bar'
import { createOptionFilter } from '@/components/data-grid/filters/option-filter'
import { TextEditor } from '@/components/data-grid/filters/text-editor'
import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'
import type { InvoicesView } from '@/lib/features/collection-invoices/client/collection-invoices-view'
import {
  invoiceStatuses,
  invoiceTypes,
  labelInvoiceStatus,
  labelInvoiceType,
} from '@/lib/features/collection-invoices/messages/collection-invoice-labels'
import type { Translate } from '@/lib/shared/i18n/translate'

type Change = Partial<InvoicesView>
type ViewProps = { view: InvoicesView; onChange: (change: Change) => void }

/** Milliseconds for which a number rests: a part of one finds nothing. */
const restMs = 600

/** Finds invoices by their number, once it rests; Enter looks at once. */
export function InvoiceSearch({
  view,
  isKeptOut,
  isBusy,
  onChange,
}: ViewProps & { isKeptOut: boolean; isBusy: boolean }) {
  const t = useT()
  const { typed, searchFor } = useTypedSearch(view.InvoiceNumber ?? '')
  const show = (text: string) => onChange({ InvoiceNumber: text.trim() || null })
  return (
    <div className="flex min-w-0 flex-1 max-narrow:basis-full">
      <SearchBox
        typed={typed}
        label={t('collectionInvoices.filter.InvoiceNumber')}
        hint={t('collectionInvoices.filter.InvoiceNumber')}
        clearLabel={t('collectionInvoices.filter.clearNumber')}
        isBusy={isBusy}
        note={isKeptOut && t('collectionInvoices.filter.keptOut')}
        onType={(next) => searchFor(next, restMs, show)}
        onSearch={(next) => searchFor(next, 0, show)}
      />
    </div>
  )
}

/** The other filters of the list, each under the upstream's own meaning. */
export function InvoicesFilter({ view, onChange, onClear }: ViewProps & { onClear: () => void }) {
  const t = useT()
  return (
    <FilterBar
      filters={[
        createCodeFilter(t, 'Status', { view, onChange }),
        createCodeFilter(t, 'Type', { view, onChange }),
        createTextFilter(t, 'CustomerNumber', { view, onChange }),
        createTextFilter(t, 'UniqueSourceInvoiceId', { view, onChange }),
        {
          key: 'registered',
          name: t('collectionInvoices.filter.registered'),
          value: describeDays(t, view.From, view.To),
          editor: () => (
            <DaysEditor
              inUtc
              label={t('collectionInvoices.filter.registered')}
              days={{ from: view.From, to: view.To }}
              onChoose={({ from, to }) => onChange({ From: from, To: to })}
            />
          ),
        },
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

/** Status and type are open lists: any value can be asked for. */
function createCodeFilter(t: Translate, key: 'Status' | 'Type', { view, onChange }: ViewProps) {
  const options =
    key === 'Status'
      ? invoiceStatuses.map((code) => [code, labelInvoiceStatus(t, code)] as const)
      : invoiceTypes.map((code) => [code, labelInvoiceType(t, code) ?? code] as const)
  return createOptionFilter({
    ...{ key, name: t(`collectionInvoices.filter.${key}`), options, isOpenList: true },
    value: view[key],
    onChoose: (chosen) => onChange({ [key]: chosen }),
  })
}

function createTextFilter(
  t: Translate,
  key: 'CustomerNumber' | 'UniqueSourceInvoiceId',
  { view, onChange }: ViewProps,
): ListFilter {
  const name = t(`collectionInvoices.filter.${key}`)
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
