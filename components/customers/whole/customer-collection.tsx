'use client'

import type { ReactNode } from 'react'
import { CaseStatus } from '@/components/collection-cases/public'
import { InvoiceStatus } from '@/components/collection-invoices/public'
import { RowKeys } from '@/components/data-grid/row-keys'
import { Link } from '@/components/ui/link'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { PageSection } from '@/components/ui/page-section'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import {
  type AreaState,
  useCustomerCases,
  useCustomerCollectionInvoices,
} from '@/lib/features/customers/client/use-customer-areas'
import type { AreaRows } from '@/lib/features/customers/domain/whole/item-links'
import { formatDay } from '@/lib/shared/format/sent-time'
import { routes } from '@/lib/shared/routes'
import { AreaStrip } from './not-known'

/**
 * What debt collection has under the customer's number: its cases, and its invoices there; for the
 * keys, and for coming back, one list.
 */
export function CustomerCollection() {
  const t = useT()
  const [cases, collectionInvoices] = [useCustomerCases(), useCustomerCollectionInvoices()]
  return (
    <RowKeys
      variant="list"
      label={t('customers.whole.tabs.collection')}
      hasLinks
      isRead={cases.is !== 'reading' && collectionInvoices.is !== 'reading'}
    >
      <div className="grid px-6 pb-6 [--strip-inset:12px] max-narrow:px-4">
        <Cases state={cases} />
        <CollectionInvoices state={collectionInvoices} />
      </div>
    </RowKeys>
  )
}

function Cases({ state }: { state: ReturnType<typeof useCustomerCases> }) {
  const t = useT()
  const organizationId = useCustomerPlace().organizationId ?? ''
  return (
    <CollectionPart
      title={t('customers.whole.collectionTab.cases')}
      none={t('customers.whole.collectionTab.noCases')}
      state={state}
    >
      {(rows) =>
        rows.map((row, at) => (
          <CollectionRow
            key={row.caseId ?? at}
            name={
              row.caseNumber == null ? null : (
                <Link data-row href={routes.case(organizationId, row.caseNumber)}>
                  {row.caseNumber}
                </Link>
              )
            }
            status={<CaseStatus read={row} wraps />}
            day={formatDay(t, row.registeredAt)}
            dayLabel={t('customers.whole.collectionTab.registered')}
            amount={<MoneyAmount value={row.remainingAmount} currency={row.currency} />}
          />
        ))
      }
    </CollectionPart>
  )
}

function CollectionInvoices({
  state,
}: {
  state: ReturnType<typeof useCustomerCollectionInvoices>
}) {
  const t = useT()
  const organizationId = useCustomerPlace().organizationId ?? ''
  return (
    <CollectionPart
      title={t('customers.whole.collectionTab.invoices')}
      none={t('customers.whole.collectionTab.noInvoices')}
      state={state}
    >
      {(rows) =>
        rows.map((row, at) => (
          <CollectionRow
            key={row.id ?? at}
            name={
              row.id ? (
                <Link data-row href={routes.collectionInvoice(organizationId, row.id)}>
                  {row.invoiceNumber || t('customers.whole.items.noNumber')}
                </Link>
              ) : (
                row.invoiceNumber
              )
            }
            status={<InvoiceStatus invoice={row} />}
            day={formatDay(t, row.dueDate)}
            dayLabel={t('customers.whole.collectionTab.due')}
            amount={<MoneyAmount value={row.remainingAmount} currency={row.currency} />}
          />
        ))
      }
    </CollectionPart>
  )
}

type PartProps<Row> = {
  title: string
  none: string
  state: AreaState<AreaRows<Row>>
  children: (rows: readonly Row[]) => ReactNode
}

function CollectionPart<Row>({ title, none, state, children }: PartProps<Row>) {
  const t = useT()
  const rows = state.is === 'known' ? state.value.rows : []
  const isWhole = state.is === 'known' && state.value.isWhole
  return (
    <PageSection title={title} note={rows.length}>
      <AreaStrip state={state} />
      {state.is === 'reading' && <Skeleton rows={3} columns={4} />}
      {isWhole && rows.length === 0 && <p className="text-ink-3">{none}</p>}
      {state.is === 'known' && !isWhole && (
        <p className="pb-2 text-ink-2">
          {t('customers.whole.collectionTab.partial', { count: rows.length })}
        </p>
      )}
      {rows.length > 0 && <ul className="border-t border-line">{children(rows)}</ul>}
    </PageSection>
  )
}

function CollectionRow({
  name,
  status,
  day,
  dayLabel,
  amount,
}: {
  name: ReactNode
  status: ReactNode
  day: ReactNode
  dayLabel: string
  amount: ReactNode
}) {
  return (
    <li
      data-entry
      className="grid min-h-(--row-list) grid-cols-[140px_minmax(0,1fr)_180px_150px] items-center gap-x-4 gap-y-0.5 border-b border-line py-1.5 max-narrow:grid-cols-[minmax(0,1fr)_auto] max-narrow:py-2.5"
    >
      <span className="tabular-nums">{name ?? <Absent />}</span>
      <span className="min-w-0 max-narrow:order-first max-narrow:col-span-full">{status}</span>
      <span className="text-ink-2 tabular-nums max-narrow:order-last">
        <span className="text-xs text-ink-3">{dayLabel}</span> {day ?? <Absent />}
      </span>
      <span className="text-right">{amount}</span>
    </li>
  )
}
