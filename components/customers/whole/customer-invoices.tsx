'use client'

import { useState } from 'react'
import { useSelectedRows } from '@/components/data-grid/grid-page'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import {
  type ChosenAge,
  useCustomerInvoicesView,
} from '@/lib/features/customers/client/customer-invoices-view'
import { useCustomerItems } from '@/lib/features/customers/client/use-customer-areas'
import type { AreaRows } from '@/lib/features/customers/domain/whole/item-links'
import {
  findAge,
  isOpen,
  sortByLateness,
} from '@/lib/features/customers/domain/whole/receivable-items'
import { normalizeCurrency } from '@/lib/shared/numbers/money'
import { AgeBars } from './age-bar'
import type { ItemRow } from './item-cells'
import { ItemToolbar, NoItems, type View } from './item-choice'
import { getItemKey, ItemList } from './item-list'
import { useLinkedItems } from './linked-items'
import { AreaStrip } from './not-known'
import { ItemVerbs } from './verbs/item-verbs'

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
  const view = useCustomerInvoicesView()
  const [most, setMost] = useState(step)
  const open = rows.filter(isOpen)
  const wanted = pickWanted(rows, view, today)
  const shown = sortByLateness(wanted, today).slice(0, most)
  const { items, strips } = useLinkedItems(rows, shown)
  const { selected, select } = useSelectedRows(JSON.stringify([view.listed, view.chosen]))
  const paid = isWhole ? rows.length - open.length : null

  function showUpTo(index: number): boolean {
    if (most > index || wanted.length <= most) return false
    setMost(Math.ceil((index + 1) / step) * step)
    return true
  }

  return (
    <>
      {!isWhole && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('customers.whole.items.partial', { count: rows.length })}
        />
      )}
      {isWhole && (
        <AgeBars items={open} today={today} chosen={view.chosen} onChoose={view.choose} />
      )}
      <ItemToolbar
        view={view}
        counts={isWhole ? { open: open.length, all: rows.length } : null}
        shown={shown.length}
        of={wanted.length}
      >
        <ItemVerbs ticked={items.filter((each) => selected.has(getItemKey(each)))} />
      </ItemToolbar>
      {strips}
      {items.length > 0 ? (
        <ItemList items={items} selected={selected} onSelect={select} onShort={showUpTo} />
      ) : (
        <NoItems view={view} paid={paid} />
      )}
      {wanted.length > shown.length && (
        <div className="px-6 py-3 max-narrow:px-4">
          <Button onClick={() => setMost(most + step)}>{t('customers.whole.items.more')}</Button>
        </div>
      )}
    </>
  )
}

function pickWanted(rows: readonly ItemRow[], { chosen, listed }: View, today: string) {
  if (chosen) return rows.filter((item) => isOpen(item) && isOfAge(item, chosen, today))
  return listed === 'all' ? rows : rows.filter(isOpen)
}

const isOfAge = (item: ItemRow, { age, currency }: ChosenAge, today: string) =>
  findAge(item, today) === age && normalizeCurrency(item.currency) === currency
