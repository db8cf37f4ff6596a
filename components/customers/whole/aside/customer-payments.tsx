'use client'

import { useQuery } from '@tanstack/react-query'
import { Glyph } from '@/components/ui/glyph'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import {
  requireWhole,
  useCustomerCollectionInvoices,
  useCustomerItems,
} from '@/lib/features/customers/client/use-customer-areas'
import {
  findLimitExcess,
  measureCollectionDelay,
  summarizePayments,
} from '@/lib/features/customers/domain/whole/payment-habits'
import { sumOpenBalance } from '@/lib/features/customers/domain/whole/receivable-items'
import { FirstTotal, OtherTotals } from '../currency-totals'
import { AsideFact, AsideFacts } from './aside-facts'
import { AsideSection } from './aside-section'

/** How a customer pays, as far as that can be told from what was read, and of how many invoices. */
export function CustomerPayments() {
  const t = useT()
  const { clientNo, customerNo } = useCustomerPlace()
  const { data: customer } = useQuery(getCustomerQuery(clientNo, customerNo))
  const items = requireWhole('ledger', useCustomerItems())
  const collectionInvoices = requireWhole('collection', useCustomerCollectionInvoices())
  if (!customer || items.is === 'reading') return null
  const rows = items.is === 'known' ? items.value.rows : null
  const paid = rows && summarizePayments(rows)
  const delay =
    collectionInvoices.is === 'known' ? measureCollectionDelay(collectionInvoices.value.rows) : null
  const excess = rows && findLimitExcess(customer, sumOpenBalance(rows))
  const { dueDays, limitAmount, currency } = customer
  return (
    <AsideSection id="pays" title={t('customers.whole.pays.title')}>
      <AsideFacts>
        <AsideFact label={t('customers.whole.pays.terms')}>
          {dueDays == null ? null : t('customers.whole.pays.days', { days: Number(dueDays) })}
        </AsideFact>
        <AsideFact
          label={t('customers.whole.pays.usually')}
          note={
            delay
              ? t('customers.whole.pays.usuallyOf', { count: delay.of })
              : t('customers.whole.pays.usuallyUntold')
          }
        >
          {delay &&
            t(`customers.whole.pays.${delay.days < 0 ? 'early' : 'late'}`, {
              days: Math.abs(delay.days),
            })}
        </AsideFact>
        <AsideFact
          label={t('customers.whole.pays.settled')}
          note={
            paid &&
            t('customers.whole.pays.settledOf', {
              count: String(paid.settledWhole),
              of: paid.invoices,
            })
          }
        >
          {paid && paid.settled.length > 0 && (
            <>
              <FirstTotal totals={paid.settled} /> <OtherTotals totals={paid.settled} />
            </>
          )}
        </AsideFact>
        <AsideFact label={t('customers.whole.pays.reminded')}>
          {paid?.reminded == null
            ? null
            : t('customers.whole.pays.remindedOf', {
                count: String(paid.reminded),
                of: paid.invoices,
              })}
        </AsideFact>
        <AsideFact label={t('customers.whole.pays.limit')}>
          {limitAmount == null ? null : <MoneyAmount value={limitAmount} currency={currency} />}
        </AsideFact>
      </AsideFacts>
      {excess && (
        <p className="flex items-center gap-1.5 pt-1.5 text-wait">
          <Glyph verdict="warn" />
          <span>
            <MoneyAmount value={excess as ExactNumber} currency={currency} />{' '}
            {t('customers.whole.pays.overLimit')}
          </span>
        </p>
      )}
    </AsideSection>
  )
}
