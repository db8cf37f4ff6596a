import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { type ClaimField, sumClaims } from '@/lib/features/collection-cases/domain/case-claims'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import {
  type Decimal,
  normalizeCurrency,
  parseAmount,
  subtractDecimals,
  sumDecimals,
} from '@/lib/shared/numbers/money'

const fields = [
  'originalAmount',
  'paidAmount',
  'creditedAmount',
  'remainingAmount',
] as const satisfies readonly ClaimField[]
const titles = {
  originalAmount: 'original',
  paidAmount: 'paid',
  creditedAmount: 'credited',
  remainingAmount: 'remaining',
} as const

const amountCell = 'text-right whitespace-nowrap tabular-nums'
const rowHead = 'border-line pb-0 align-middle text-sm/4 text-ink'
const note = 'text-xs font-normal text-ink-3'

/**
 * What is owed, split by principal, fees and interest, above what the upstream says of the whole
 * case; and a line where the two are apart.
 */
export function CaseClaims({ read }: { read: CollectionCase }) {
  const t = useT()
  const rows = sumClaims(read.claims ?? [])
  return (
    <PageSection title={t('collectionCases.claims.title')} note={t('collectionCases.claims.lead')}>
      <div className="overflow-x-auto">
        <table className="read-table">
          <thead>
            <tr>
              <th scope="col">{t('collectionCases.claims.type')}</th>
              {fields.map((field) => (
                <th key={field} scope="col" className={amountCell}>
                  {t(`collectionCases.claims.${titles[field]}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ type, currency, sums, untold }) => (
              <tr key={`${type} ${currency}`}>
                <th scope="row" className={`${rowHead} font-normal`}>
                  {labelClaimType(t, type)} {currency && <small className={note}>{currency}</small>}
                  {untold > 0 && (
                    <small className={note}>
                      {' '}
                      {t('collectionCases.claims.notCounted', { count: untold })}
                    </small>
                  )}
                </th>
                {fields.map((field) => (
                  <td key={field} className={amountCell}>
                    {sums[field] === null ? <Absent /> : formatDecimal(sums[field])}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className={`${rowHead} font-semibold`}>
                {t('collectionCases.claims.sum')}{' '}
                {read.currency && <small className={note}>{read.currency}</small>}
              </th>
              {fields.map((field) => (
                <td key={field} className={`${amountCell} font-semibold`}>
                  <MoneyAmount value={read[field]} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="text-ink-3">{t('collectionCases.claims.none')}</p>}
      <ClaimDifference read={read} rows={rows} />
    </PageSection>
  )
}

/**
 * Says how far the remaining amount of the case is from that of its claims, where both are told in
 * one currency.
 */
function ClaimDifference({
  read,
  rows,
}: {
  read: CollectionCase
  rows: ReturnType<typeof sumClaims>
}) {
  const t = useT()
  const currency = normalizeCurrency(read.currency)
  const isWhole =
    currency !== null &&
    rows.length > 0 &&
    rows.every((row) => row.untold === 0 && row.currency === currency)
  if (!isWhole) return null
  const claims: Decimal = sumDecimals(rows.map(({ sums }) => sums.remainingAmount ?? '0'))
  const said = parseAmount(read.remainingAmount)
  if (said.is !== 'exact') return null
  const apart = subtractDecimals(said.decimal, claims)
  if (apart === '0') return null
  return (
    <p className="mt-2 bg-wait-tint px-2.5 py-1.5 text-wait" role="status">
      {t('collectionCases.claims.apart', {
        amount: formatDecimal(apart),
        said: formatDecimal(said.decimal),
        claims: formatDecimal(claims),
      })}
    </p>
  )
}

function labelClaimType(t: Translate, type: string | null) {
  if (type === 'PRINCIPAL' || type === 'FEE' || type === 'INTEREST')
    return t(`collectionCases.claims.${type}`)
  return type ?? t('collectionCases.claims.untyped')
}
