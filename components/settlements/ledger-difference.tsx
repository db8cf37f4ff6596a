import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { ButtonLink } from '@/components/ui/link'
import { PageSection } from '@/components/ui/page-section'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Strip, StripText } from '@/components/ui/states/strip'
import { useT } from '@/lib/client/translation'
import type { PayerReads } from '@/lib/features/settlements/client/payer-reads'
import type { LedgerDifference as Difference } from '@/lib/features/settlements/domain/ledger-difference'
import type { Payer } from '@/lib/features/settlements/domain/settlement-payers'
import { formatDecimal } from '@/lib/shared/format/amount'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

type Found = { payer: Payer; difference: Difference }

/**
 * What the ledger says of the invoices of a settlement: where it differs from collection, that it
 * does not, or why nobody can say.
 */
export function LedgerDifference({ organizationId, shown, reads }: LedgerProps) {
  const t = useT()
  const compared = shown.flatMap((payer): Found[] => {
    const difference = reads.byKey.get(payer.id)?.difference
    return difference ? [{ payer, difference }] : []
  })
  const same = compared.filter(({ difference }) => difference.is === 'same')
  const unknown = compared.filter(({ difference }) => difference.is === 'unknown')
  const differing = compared.filter(({ difference }) => difference.is === 'differs')
  return (
    <PageSection title={t('settlements.ledger.title')}>
      {!reads.hasLedger || shown.every(({ invoiceId }) => invoiceId === null) ? (
        <Unknown why={t(`settlements.ledger.why.${reads.hasLedger ? 'unnamed' : 'unasked'}`)} />
      ) : (
        <>
          {reads.ledgerFailure && (
            <FailureBlock
              failure={reads.ledgerFailure}
              doing="read"
              variant="strip"
              note={t('settlements.ledger.failed')}
              steps={<Button onClick={reads.again}>{t('states.tryAgain')}</Button>}
            />
          )}
          {reads.isReading && compared.length === 0 && (
            <p className="text-ink-3">{t('settlements.ledger.reading')}</p>
          )}
          {differing.map((found) => (
            <Differing key={found.payer.id} {...found} organizationId={organizationId} />
          ))}
          {same.length > 0 && <Same found={same} compared={same.length + differing.length} />}
          {unknown.length > 0 && <UnknownOnes found={unknown} />}
          <p className="max-w-[74ch] pt-1.5 text-xs text-ink-3">
            {t('settlements.ledger.definition')}
          </p>
        </>
      )}
    </PageSection>
  )
}

type LedgerProps = { organizationId: string; shown: readonly Payer[]; reads: PayerReads }

function Differing({ payer, difference, organizationId }: Found & { organizationId: string }) {
  const t = useT()
  if (difference.is !== 'differs') return null
  const { by, ledger, collection, currency } = difference
  const way = by.startsWith('-') ? 'differsLess' : 'differsMore'
  return (
    <Strip tone="wait" role="status">
      <Glyph verdict="warn" />
      <StripText>
        <b>
          {t(`settlements.ledger.${way}`, {
            by: formatDecimal(by.replace('-', '')),
            currency,
            invoice: payer.invoiceNumber ?? '',
          })}
        </b>{' '}
        {t('settlements.ledger.both', {
          ledger: formatDecimal(ledger),
          collection: formatDecimal(collection),
        })}
      </StripText>
      {payer.invoiceId !== null && (
        <ButtonLink size="sm" href={routes.collectionInvoice(organizationId, payer.invoiceId)}>
          {t('settlements.ledger.openInvoice')}
        </ButtonLink>
      )}
    </Strip>
  )
}

function Same({ found, compared }: { found: readonly Found[]; compared: number }) {
  const t = useT()
  const [first] = found
  const only = found.length === 1 && first?.difference.is === 'same' ? first.difference : null
  return (
    <p className="flex min-h-8 items-center gap-2">
      <Glyph verdict="ok" />
      {only
        ? t('settlements.ledger.same', {
            invoice: first?.payer.invoiceNumber ?? '',
            open: formatDecimal(only.open),
            currency: only.currency,
          })
        : found.length === compared
          ? t('settlements.ledger.sameAll', { count: compared })
          : t('settlements.ledger.sameSome', {
              count: formatCount(found.length),
              compared: formatCount(compared),
            })}
    </p>
  )
}

/** Of one invoice its reason; of several how many, and every reason once. */
function UnknownOnes({ found }: { found: readonly Found[] }) {
  const t = useT()
  const reasons = found.flatMap(({ difference }) =>
    difference.is === 'unknown' ? [t(`settlements.ledger.why.${difference.why}`)] : [],
  )
  const count = found.length > 1 ? [t('settlements.ledger.notKnown', { count: found.length })] : []
  return <Unknown why={[...count, ...new Set(reasons)].join(' ')} />
}

function Unknown({ why }: { why: string }) {
  const t = useT()
  return (
    <p className="flex min-h-8 items-center gap-2">
      <Glyph verdict="unknown" />
      <span>
        {t('settlements.ledger.unknown')}. {why}
      </span>
    </p>
  )
}
