import { useQuery } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PageSection } from '@/components/ui/page-section'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { identifyUnnamed } from '@/lib/client/lists/paged-list'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { type GlRow, getVoucherQuery } from '@/lib/features/ledger/client/ledger'
import { toShownSides } from '@/lib/features/ledger/domain/open-amounts'
import { pickVoucherLines, sumVoucher } from '@/lib/features/ledger/domain/sum-voucher'
import { formatDecimal } from '@/lib/shared/format/amount'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { routes } from '@/lib/shared/routes'

/** Two lines without an id that say the same are two. */
const toLineKey = (row: GlRow): string => String(row.glItemId ?? identifyUnnamed(row))

/** All lines of the voucher of an item, and whether they balance. Another may have its number. */
export function VoucherLines({ clientNo, item }: { clientNo: string; item: GlRow }) {
  const t = useT()
  const voucherno = item.voucherNo?.trim() ?? ''
  const { data, error, refetch } = useQuery(getVoucherQuery(clientNo, voucherno))
  const given = (data?.glItems ?? []).filter((row) => row !== null)
  const { fitting, findings } = verifyFilters('listGlItems', { voucherno }, given)
  const { lines, areSure } = pickVoucherLines(fitting, item)
  const listed = new Set(given.map(toLineKey)).size
  const isWhole =
    areSure &&
    listed === given.length &&
    data?.summary?.totalCount === listed &&
    findings.untold === 0
  return (
    <PageSection title={t('ledger.item.voucher', { voucher: voucherno })}>
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={2}
        columns={3}
        onAgain={() => void refetch()}
      />
      <ul className="border-t border-line">
        {lines.map((line) => (
          <li
            key={toLineKey(line)}
            className="flex min-h-8 flex-wrap items-center gap-x-3 border-b border-line"
          >
            <span className="min-w-0 flex-1">
              <Account clientNo={clientNo} line={line} isOwn={line.glItemId === item.glItemId} />
            </span>
            <Side of="debit" line={line} />
            <Side of="credit" line={line} />
          </li>
        ))}
      </ul>
      {data && <Balance lines={lines} isWhole={isWhole} onAgain={() => void refetch()} />}
    </PageSection>
  )
}

function Account({ clientNo, line, isOwn }: { clientNo: string; line: GlRow; isOwn: boolean }) {
  const words = [line.glAccountNo, line.glAccountName].filter(Boolean).join(' ') || '–'
  if (isOwn || line.glItemId == null) return <b className="font-medium">{words}</b>
  return (
    <Link className={hyperlinkClass} href={routes.glItem(clientNo, String(line.glItemId))}>
      {words}
    </Link>
  )
}

const Side = ({ of, line }: { of: 'debit' | 'credit'; line: GlRow }) => {
  const t = useT()
  const shown = toShownSides(line)[of]
  return (
    <span className="w-32 text-right">
      {shown && (
        <>
          <span className="sr-only">{t(`ledger.column.${of}`)} </span>
          <MoneyAmount value={shown.value} currency={line.currency} />
        </>
      )}
    </span>
  )
}

function Balance({ lines, isWhole, onAgain }: BalanceProps) {
  const t = useT()
  const sums = isWhole ? sumVoucher(lines) : null
  if (sums === null)
    return (
      <StateBlock
        kind="unknown"
        variant="strip"
        title={t('ledger.item.notWhole')}
        steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
      />
    )
  const off = sums.filter(({ by }) => by !== '0')
  if (off.length === 0)
    return (
      <p className="flex min-h-8 items-center gap-2">
        <Glyph verdict="ok" /> {t('ledger.item.balances')}
      </p>
    )
  return off.map(({ currency, by }) => (
    <StateBlock
      key={currency}
      kind="warned"
      variant="strip"
      title={t('ledger.item.off', { amount: `${formatDecimal(by)} ${currency}` })}
    >
      {t('ledger.item.offMeaning')}
    </StateBlock>
  ))
}

type BalanceProps = { lines: readonly GlRow[]; isWhole: boolean; onAgain: () => void }
