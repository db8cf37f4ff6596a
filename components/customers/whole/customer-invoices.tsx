'use client'

import { useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { useToday } from '@/components/ui/hooks/use-today'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { customerInvoicesParsers } from '@/lib/features/customers/client/customer-invoices-view'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import {
  useCustomerClaims,
  useCustomerItems,
  useSentInvoices,
} from '@/lib/features/customers/client/use-customer-areas'
import {
  type AreaRows,
  linkClaims,
  linkSentRows,
  makeLedger,
} from '@/lib/features/customers/domain/item-links'
import {
  findAge,
  isOpen,
  sortByLateness,
  sumByAge,
} from '@/lib/features/customers/domain/receivable-items'
import { normalizeCurrency } from '@/lib/shared/numbers/money'
import { AgeBar, type ChosenAge } from './age-bar'
import type { ItemRow } from './item-cells'
import { ItemList, type LinkedItem } from './item-list'
import { AreaStrip } from './not-known'

/** What a customer owes and has paid, an item a row, with what other areas know of each. */
export function CustomerInvoices() {
  const state = useCustomerItems()
  if (state.is === 'known') return <Items list={state.value} />
  return (
    <>
      <AreaStrip state={state} />
      {state.is === 'reading' && <Skeleton rows={8} columns={6} />}
    </>
  )
}

/** As many rows come at once. */
const step = 50

function Items({ list: { rows, isWhole } }: { list: AreaRows<ItemRow> }) {
  const t = useT()
  const today = useToday()
  const [view, setView] = useQueryStates(customerInvoicesParsers)
  const [most, setMost] = useState(step)
  const chosen = view.age && view.currency ? { age: view.age, currency: view.currency } : null
  const open = rows.filter(isOpen)
  const wanted = chosen
    ? open.filter((item) => isOfAge(item, chosen, today))
    : view.show === 'all'
      ? rows
      : open
  const shown = sortByLateness(wanted, today).slice(0, most)
  const { items, strips } = useLinkedItems(rows, shown)
  const show = (next: 'open' | 'all') => void setView({ show: next, age: null, currency: null })

  return (
    <>
      {!isWhole && (
        <StateBlock
          kind="warned"
          look="strip"
          title={t('customers.whole.items.partial', { count: rows.length })}
        />
      )}
      {isWhole &&
        sumByAge(open, today).map((balance) => (
          <AgeBar
            key={balance.currency}
            balance={balance}
            chosen={chosen}
            onChoose={(next) =>
              void setView({ age: next?.age ?? null, currency: next?.currency ?? null })
            }
          />
        ))}
      <fieldset className="toolbar border-t border-line">
        <legend className="sr-only">{t('customers.whole.items.show')}</legend>
        <ShowButton isOn={!chosen && view.show === 'open'} onClick={() => show('open')}>
          {isWhole
            ? t('customers.whole.items.open', { count: String(open.length) })
            : t('customers.whole.items.openUncounted')}
        </ShowButton>
        <ShowButton isOn={!chosen && view.show === 'all'} onClick={() => show('all')}>
          {isWhole
            ? t('customers.whole.items.all', { count: String(rows.length) })
            : t('customers.whole.items.allUncounted')}
        </ShowButton>
        <span className="ml-auto text-xs text-ink-3 tabular-nums" role="status">
          {t('customers.whole.items.shown', { count: shown.length, of: wanted.length })}
        </span>
      </fieldset>
      {strips}
      {items.length > 0 ? (
        <ItemList items={items} />
      ) : (
        <NoItems
          paid={isWhole ? rows.length - open.length : null}
          isNarrowed={chosen !== null}
          onAll={() => show('all')}
          onClear={() => show('open')}
        />
      )}
      {wanted.length > shown.length && (
        <div className="px-6 py-3 max-narrow:px-4">
          <Button onClick={() => setMost(most + step)}>{t('customers.whole.items.more')}</Button>
        </div>
      )}
    </>
  )
}

const isOfAge = (item: ItemRow, { age, currency }: ChosenAge, today: string) =>
  findAge(item, today) === age && normalizeCurrency(item.currency) === currency

/** The items that are shown with what other areas know of them, and which area does not tell. */
function useLinkedItems(rows: readonly ItemRow[], shown: readonly ItemRow[]) {
  const { clientNo, customerNo } = useCustomerPlace()
  const { data: customer } = useQuery(getCustomerQuery(clientNo, customerNo))
  const numbers = [...new Set(shown.flatMap(({ documentNo }) => documentNo?.trim() || []))]
  const findSent = useSentInvoices(numbers)
  const claims = useCustomerClaims()
  const name = customer?.name
  const ledger = useMemo(
    () => makeLedger(rows, name ? { customerNo, name } : null),
    [rows, customerNo, name],
  )
  const sentStates = numbers.map(findSent)
  const items = shown.map((item): LinkedItem => {
    const number = item.documentNo?.trim()
    const sent = number ? findSent(number) : null
    return {
      item,
      delivery:
        sent?.is === 'reading'
          ? { is: 'reading' }
          : linkSentRows(item, ledger, sent?.is === 'known' ? sent.value : null),
      collection:
        claims.is === 'reading'
          ? { is: 'reading' }
          : linkClaims(item, ledger, claims.is === 'known' ? claims.value : null),
    }
  })
  const missing = sentStates.find((each) => each.is === 'unknown')
  return {
    items,
    strips: (
      <>
        {missing && <AreaStrip state={missing} />}
        <AreaStrip state={claims} />
      </>
    ),
  }
}

function ShowButton({
  isOn,
  onClick,
  children,
}: {
  isOn: boolean
  onClick: () => void
  children: string
}) {
  return (
    <Button size="sm" pressed={isOn} onClick={onClick}>
      {children}
    </Button>
  )
}

/** Why no row is shown, and the narrowest way out. */
function NoItems({
  paid,
  isNarrowed,
  onAll,
  onClear,
}: {
  paid: number | null
  isNarrowed: boolean
  onAll: () => void
  onClear: () => void
}) {
  const t = useT()
  if (isNarrowed)
    return (
      <StateBlock
        kind="empty"
        title={t('customers.whole.items.noneOfAge')}
        steps={<Button onClick={onClear}>{t('customers.whole.items.clearAge')}</Button>}
      />
    )
  if (paid === 0) return <StateBlock kind="empty" title={t('customers.whole.items.none')} />
  return (
    <StateBlock
      kind="empty"
      title={t('customers.whole.items.noneOpen')}
      steps={
        paid !== null && (
          <Button onClick={onAll}>{t('customers.whole.items.paid', { count: paid })}</Button>
        )
      }
    />
  )
}
