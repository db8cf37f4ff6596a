import type { ReactNode } from 'react'
import { useT } from '@/lib/client/translation'
import type { CustomerRow } from '@/lib/features/customers/client/customers'

/** Customers of whom the same is told: what happens to them, or why they are left out. */
export type CustomerGroup = {
  term: string
  customers: readonly CustomerRow[]
  /** What is told of each, beside the name. */
  tell?: (customer: CustomerRow) => ReactNode
}

/** What a verb does to which customers, and who is left out and why. Empty groups are not named. */
export function CustomerSplit({ groups }: { groups: readonly CustomerGroup[] }) {
  return (
    <dl className="mb-2 grid max-h-56 grid-cols-[132px_minmax(0,1fr)] gap-x-4 gap-y-1 overflow-auto border-b border-line pb-2 max-narrow:grid-cols-1">
      {groups
        .filter(({ customers }) => customers.length > 0)
        .map(({ term, customers, tell }) => (
          <Group key={term} term={`${term} (${customers.length})`}>
            {customers.map((customer, at) => (
              <span key={customer.customerNo ?? at} className="block wrap-anywhere">
                <CustomerName customer={customer} />
                {tell && <span className="text-ink-2">: {tell(customer)}</span>}
              </span>
            ))}
          </Group>
        ))}
    </dl>
  )
}

const Group = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-ink-2">{term}</dt>
    <dd>{children}</dd>
  </div>
)

function CustomerName({ customer: { name, customerNo } }: { customer: CustomerRow }) {
  const t = useT()
  return (
    <>
      {name || t('customers.noName')}{' '}
      <small className="text-ink-3 tabular-nums">{customerNo ?? t('customers.without')}</small>
    </>
  )
}
