import type { ReactNode } from 'react'
import { CodeName } from '@/components/codes/public'
import { CopiedNumber } from '@/components/ui/copy-button'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { Absent, DecimalAmount, MoneyAmount } from '@/components/ui/money-amount'
import { Standing } from '@/components/ui/page-section'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import { useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { ItemRow } from '@/lib/features/ar-items/client/ar-items'
import { findPayable, findSettled } from '@/lib/features/ar-items/domain/settled'
import { countDaysLate, isOpen } from '@/lib/features/customers/domain/public'
import { formatDay } from '@/lib/shared/format/sent-time'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'
import { ItemStatus } from './item-status'
import { StopChips } from './stop-chips'

/**
 * How an item stands, with the codes that the words are made of, and the ways to its delivery and
 * its document.
 */
export function ItemStanding({ item, clientNo }: { item: ItemRow; clientNo: string }) {
  const t = useT()
  const hasDocuments = useOffers()('listDocuments')
  const today = useToday()
  const number = item.documentNo?.trim()
  return (
    <Standing>
      <ItemStatus item={item} />
      <code className="font-mono text-2xs wrap-anywhere text-ink-2" title={t('arItems.fact.raw')}>
        {[item.documentType, item.status, item.collectionLevel].filter(Boolean).join(' ')}
      </code>
      <StopChips item={item} today={today} />
      {number && !hasIdentityNumber(number) && (
        <Link className={hyperlinkClass} href={routes.invoiceByNumber(number, null)}>
          {t('arItems.parts.track')}
        </Link>
      )}
      {number && !hasIdentityNumber(number) && hasDocuments && (
        <Link className={hyperlinkClass} href={routes.ledgerDocument(clientNo, number)}>
          {t('arItems.parts.document')}
        </Link>
      )}
    </Standing>
  )
}

/** What was asked for, what came of it, what of it is reserved for payments, and what is open. */
export function ItemAmounts({ item }: { item: ItemRow }) {
  const t = useT()
  const { currency, originalAmount, remainingAmount } = item
  return (
    <dl
      className="flex flex-wrap justify-between gap-x-4 gap-y-2 border-b border-line pt-4 pb-3"
      aria-label={t('arItems.amounts.label')}
    >
      <Amount label={t('arItems.amounts.original')}>
        <MoneyAmount value={originalAmount} currency={currency} />
      </Amount>
      <Amount label={t('arItems.amounts.settled')}>
        <DecimalAmount value={findSettled(item)} currency={currency} />
      </Amount>
      <Amount label={t('arItems.amounts.reserved')}>
        <MoneyAmount value={item.reservedAmount} currency={currency} />
      </Amount>
      <Amount label={t('arItems.amounts.payable')}>
        <DecimalAmount value={findPayable(item)} currency={currency} />
      </Amount>
      <Amount label={t('arItems.amounts.remaining')}>
        <MoneyAmount value={remainingAmount} currency={currency} />
      </Amount>
    </dl>
  )
}

const Amount = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="max-w-full min-w-0 last:font-semibold">
    <dt className="text-xs font-normal text-ink-3">{label}</dt>
    <dd className="wrap-anywhere tabular-nums">{children}</dd>
  </div>
)

/** Dates and references of an item. Days are shown as they were sent. */
export function ItemFacts({ item, clientNo }: { item: ItemRow; clientNo: string }) {
  const t = useT()
  const { customerNo, kid, documentUuid, reminderCount } = item
  const isPrivate = hasIdentityNumber(customerNo ?? '')
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2 border-b border-line px-6 py-3 max-narrow:px-4">
      <Fact label={t('arItems.fact.customer')}>
        {customerNo ? (
          <CustomerLink clientNo={isPrivate ? null : clientNo} customerNo={customerNo}>
            {customerNo}
          </CustomerLink>
        ) : (
          <Absent />
        )}
      </Fact>
      <Fact label={t('arItems.fact.account')}>
        {item.accountNo == null ? <Absent /> : <CopiedNumber text={String(item.accountNo)} />}
      </Fact>
      <Fact label={t('arItems.fact.type')}>
        <CodeName clientNo={clientNo} type="documentType" code={item.documentType} />
      </Fact>
      <Fact label={t('arItems.fact.date')}>{formatDay(t, item.documentDate) ?? <Absent />}</Fact>
      <Fact label={t('arItems.fact.due')}>
        <Due item={item} />
      </Fact>
      <Fact label={t('arItems.fact.kid')}>{kid ? <CopiedNumber text={kid} /> : <Absent />}</Fact>
      <Fact label={t('arItems.fact.reminders')}>
        {reminderCount == null ? <Absent /> : String(reminderCount)}
      </Fact>
      <Fact label={t('arItems.fact.lastReminder')}>
        {formatDay(t, item.lastReminderDate) ?? <Absent />}
      </Fact>
      <Fact label={t('arItems.fact.item')}>
        {item.arItemId == null ? <Absent /> : <CopiedNumber text={String(item.arItemId)} />}
      </Fact>
      <Fact label={t('arItems.fact.document')}>
        {documentUuid ? <CopiedNumber text={documentUuid} /> : <Absent />}
      </Fact>
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="max-w-full min-w-0">
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd className="wrap-anywhere tabular-nums">{children}</dd>
  </div>
)

function Due({ item }: { item: ItemRow }) {
  const t = useT()
  const late = countDaysLate(item, useToday())
  const day = formatDay(t, item.dueDate)
  if (day === null) return <Absent />
  if (late === null || !isOpen(item)) return day
  return (
    <>
      {day}{' '}
      <small className="text-xs/5 text-ink-2">
        {late < 0
          ? t('arItems.fact.dueIn', { days: -late })
          : t('arItems.fact.dueAgo', { days: late })}
      </small>
    </>
  )
}
