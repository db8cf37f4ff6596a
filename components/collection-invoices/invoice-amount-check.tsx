import { CopyButton } from '@/components/ui/copy-button'
import { Glyph } from '@/components/ui/glyph'
import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { InvoiceRead } from '@/lib/features/collection-invoices/client/collection-invoices'
import { checkArithmetic } from '@/lib/features/collection-invoices/domain/claim-arithmetic'
import type { Mismatch } from '@/lib/features/collection-invoices/domain/claim-equations'
import {
  type Finding,
  groupByCause,
} from '@/lib/features/collection-invoices/domain/group-by-cause'
import {
  buildMismatchQuestion,
  describeMismatch,
  describeUncheckedRule,
} from '@/lib/features/collection-invoices/messages/describe-mismatch'
import { InvoiceSteps } from './invoice-steps'

/**
 * Whether the money of the invoice adds up: each cause by which it does not, with its amount and
 * its fields, and the picture of how the original became what remains.
 */
export function InvoiceAmountCheck({ invoice }: { invoice: InvoiceRead }) {
  const t = useT()
  const { mismatches, unchecked } = checkArithmetic(invoice)
  const findings = groupByCause(mismatches)
  const names = { number: invoice.invoiceNumber ?? '', id: invoice.id ?? '' }
  return (
    <PageSection
      title={t('collectionInvoices.money.title')}
      note={
        mismatches.length > 0 && (
          <CopyButton
            text={buildMismatchQuestion(
              t,
              names,
              findings.map(({ main }) => main),
            )}
          >
            {t('collectionInvoices.money.copy')}
          </CopyButton>
        )
      }
    >
      {mismatches.length === 0 ? (
        <p className="flex min-h-8 items-center gap-2">
          <Glyph verdict={unchecked.length === 0 ? 'ok' : 'unknown'} />
          {unchecked.length === 0 ? (
            <span>
              <b>{t('collectionInvoices.money.sound')}.</b>{' '}
              {t('collectionInvoices.money.soundMeaning')}
            </span>
          ) : (
            t('collectionInvoices.money.soundPartly', { count: unchecked.length })
          )}
        </p>
      ) : (
        <div className="bg-wait-tint px-3 py-2">
          <p className="flex items-center gap-2">
            <Glyph verdict="warn" />{' '}
            <b>{t('collectionInvoices.money.apart', { count: findings.length })}</b>
          </p>
          <ul>
            {findings.map((finding) => (
              <AmountFinding key={finding.main.fields.join()} finding={finding} />
            ))}
          </ul>
        </div>
      )}
      <InvoiceSteps invoice={invoice} />
      {unchecked.length > 0 && (
        <details className="pt-1.5 text-xs text-ink-2">
          <summary className="min-h-6 cursor-pointer text-accent">
            {t('collectionInvoices.money.showUnchecked')}
          </summary>
          <ul>
            {unchecked.map((each) => (
              <li key={`${each.kind} ${each.fields.join()}`}>
                {t(`collectionInvoices.money.kind.${each.kind}`)}{' '}
                <code className="font-mono text-2xs wrap-anywhere text-ink-2">
                  {describeUncheckedRule(t, each)}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="text-xs text-ink-3 pt-1.5">{t('collectionInvoices.money.assumed')}</p>
    </PageSection>
  )
}

/** One thing that does not add up, and under it what else fails because of it. */
function AmountFinding({ finding: { main, others } }: { finding: Finding }) {
  const t = useT()
  return (
    <li className="pt-1 pl-5.5 wrap-anywhere">
      <MismatchWords mismatch={main} />
      {others.length > 0 && (
        <details className="text-xs text-ink-2">
          <summary className="min-h-6 cursor-pointer text-accent">
            {t('collectionInvoices.money.sameCause', { count: others.length })}
          </summary>
          {others.map((each) => (
            <p key={`${each.kind} ${each.fields.join()}`}>
              <MismatchWords mismatch={each} />
            </p>
          ))}
        </details>
      )}
    </li>
  )
}

function MismatchWords({ mismatch }: { mismatch: Mismatch }) {
  const { rule, apart, told } = describeMismatch(useT(), mismatch)
  return (
    <>
      {apart && <b>{apart}</b>} {rule} <span>{told}</span>{' '}
      <code className="font-mono text-2xs wrap-anywhere text-ink-2">
        {mismatch.fields.join(', ')}
      </code>
    </>
  )
}
