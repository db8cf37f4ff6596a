import type { useListbox } from '@/components/ui/hooks/use-listbox'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import type {
  OfferedCustomer,
  useOfferedCustomers,
} from '@/lib/features/customers/client/use-offered-customers'
import { listAddressLines } from '@/lib/features/customers/domain/whole/contact'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'

type Props = {
  found: ReturnType<typeof useOfferedCustomers>
  options: ReturnType<typeof useListbox>
  /** What is said where nothing is said of the search. */
  note: string | null
}

/**
 * The customers that a typed text finds, each with what tells it from another of its name, and why
 * there are none, as far as that is known.
 */
export function OfferedCustomers({ found, options, note }: Props) {
  const t = useT()
  const { customers, error } = found
  return (
    <>
      {error && <FailureBlock failure={toFailure(error)} doing="read" variant="strip" />}
      {options.isOpen && (
        <div {...options.list} className="rounded-sm border border-line">
          {customers.map((customer) => (
            <div
              key={customer.customerNo}
              {...options.toOption(customer.customerNo)}
              className={optionClass}
            >
              <CustomerText customer={customer} />
            </div>
          ))}
        </div>
      )}
      <p className="text-xs text-ink-3" role="status">
        {describeSearch(t, found) || note}
      </p>
    </>
  )
}

const optionClass = [
  'flex cursor-pointer gap-3 px-2.5 py-1.5 not-last:border-b not-last:border-line hover:bg-hover',
  'aria-selected:bg-selected max-narrow:min-h-11',
  'forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
].join(' ')

function CustomerText({ customer }: { customer: OfferedCustomer }) {
  const address = listAddressLines(customer.postalAddress)?.join(', ')
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{customer.name}</span>
        {address && <span className="block text-xs wrap-anywhere text-ink-3">{address}</span>}
      </span>
      <span className="text-ink-3 tabular-nums">{customer.customerNo}</span>
    </>
  )
}

/** What the search itself came to; nothing where its rows say all. */
function describeSearch(t: Translate, { readHere, emptyReason }: Props['found']): string {
  const words = [
    readHere && t('customerPicker.searchedHere', { count: formatCount(readHere) }),
    emptyReason?.is === 'silent' && t('customerPicker.silent'),
    emptyReason?.is === 'notAmong' && t('customerPicker.noneAmong'),
    emptyReason?.is === 'noMatch' && t('customerPicker.none'),
  ]
  return words.filter(Boolean).join(' ')
}
