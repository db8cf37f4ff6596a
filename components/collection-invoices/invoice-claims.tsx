import { Chip } from '@/components/ui/chip'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { Claim } from '@/lib/contracts/collection/invoices'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { InvoiceRead } from '@/lib/features/collection-invoices/client/collection-invoices'
import { labelClaimType } from '@/lib/features/collection-invoices/messages/collection-invoice-labels'
import { formatDecimal } from '@/lib/shared/format/amount'
import {
  type Decimal,
  normalizeCurrency,
  parseAmount,
  sumDecimals,
} from '@/lib/shared/numbers/money'

const fields = [
  ['original', 'originalAmount'],
  ['current', 'currentAmount'],
  ['paid', 'paidAmount'],
  ['credited', 'creditedAmount'],
  ['remaining', 'remainingAmount'],
] as const

const amount = 'text-right whitespace-nowrap tabular-nums'
const rowHead = 'h-8 py-0 pr-3 align-middle text-sm/4 text-ink'

/**
 * What is claimed on the invoice, with its sums where all claims are told exactly and in one
 * currency.
 */
export function InvoiceClaims({ invoice: { claims, currency } }: { invoice: InvoiceRead }) {
  const t = useT()
  if (!claims || claims.length === 0) {
    return (
      <PageSection title={t('collectionInvoices.claims.title')}>
        <p className="text-ink-3">
          {t(claims ? 'collectionInvoices.claims.none' : 'collectionInvoices.claims.untold')}
        </p>
      </PageSection>
    )
  }
  const shared = findSharedCurrency(claims)
  const sums = fields.map(([name, field]) => ({
    name,
    sum: shared === null ? null : sumAmounts(claims.map((claim) => claim[field])),
  }))
  return (
    <PageSection
      title={t('collectionInvoices.claims.title')}
      note={[
        t('collectionInvoices.claims.count', { count: claims.length }),
        shared && t('collectionInvoices.claims.allIn', { currency: shared }),
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <section
        className="overflow-x-auto"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard
        tabIndex={0}
        aria-label={t('collectionInvoices.claims.table')}
      >
        <table className="read-table" data-claims>
          <thead>
            <tr>
              <th scope="col">{t('collectionInvoices.claims.type')}</th>
              {fields.map(([name]) => (
                <th key={name} scope="col" className={amount}>
                  {t(`collectionInvoices.amounts.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...claims.entries()].map(([place, claim]) => (
              <tr key={place}>
                <th scope="row" className={`${rowHead} border-line font-normal`}>
                  <ClaimType type={claim.type} />
                </th>
                {fields.map(([name, field]) => (
                  <td key={name} className={`h-8 ${amount}`}>
                    <MoneyAmount
                      value={claim[field]}
                      currency={
                        shared && shared === normalizeCurrency(currency) ? null : claim.currency
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={`${rowHead} border-b-0 font-semibold`}>
                {t('collectionInvoices.claims.sum')}
              </th>
              {sums.map(({ name, sum }) => (
                <td key={name} className={`h-8 border-b-0 font-semibold ${amount}`}>
                  {sum === null ? '–' : formatDecimal(sum)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      {sums.some(({ sum }) => sum === null) && (
        <p className="text-xs text-ink-3 pt-1.5">{t('collectionInvoices.claims.noSum')}</p>
      )}
    </PageSection>
  )
}

function ClaimType({ type }: { type: string | null | undefined }) {
  const t = useT()
  const words = labelClaimType(t, type)
  if (!type) return <span className="text-ink-3">{t('collectionInvoices.claims.noType')}</span>
  return (
    <>
      {words ?? type}{' '}
      {words ? (
        <code className="font-mono text-2xs wrap-anywhere text-ink-2">{type}</code>
      ) : (
        <Chip variant="unknown">{t('collectionInvoices.claims.undocumented')}</Chip>
      )}
    </>
  )
}

/** The currency that all claims name; null where one names none or another. */
function findSharedCurrency(claims: readonly Claim[]): string | null {
  const codes = new Set(claims.map(({ currency }) => normalizeCurrency(currency)))
  return codes.size === 1 ? [...codes][0]! : null
}

function sumAmounts(values: readonly (ExactNumber | null | undefined)[]): Decimal | null {
  const amounts = values.map(parseAmount)
  const exact = amounts.flatMap((amount) => (amount.is === 'exact' ? [amount.decimal] : []))
  return exact.length === amounts.length ? sumDecimals(exact) : null
}
