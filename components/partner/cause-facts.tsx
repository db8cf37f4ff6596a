import type { Fact } from '@/components/form/facts'
import { Facts } from '@/components/form/facts'
import { Chip } from '@/components/ui/chip'
import { causeOf, fieldOf } from '@/lib/domain/failure-causes'
import { t } from '@/lib/format/translate-partner'
import type { SummaryRow } from '@/lib/queries/row-walk'

/** Why a row failed, as far as its log text is known, and always the text itself. Nothing for a row without one. */
export function CauseFacts({ row }: { row: SummaryRow }) {
  if (!row.LogText) return null
  const known = row.Status === 'Failed' ? causeOf(row.LogText) : null
  const facts: Fact[] = known
    ? [
        {
          label: t('partner.drawer.cause'),
          value: (
            <>
              {t(`causes.${known.cause}.means`)} <Chip look="line">{t(`partner.drawer.${known.confidence}`)}</Chip>
            </>
          ),
        },
        { label: t('partner.drawer.next'), value: t(`causes.${known.cause}.next`) },
        ...(fieldOf(known.cause) ? [{ label: t('partner.drawer.fixAt'), value: <code>{fieldOf(known.cause)}</code> }] : []),
      ]
    : []
  return (
    <section className="drawer-section">
      <h3>{t('partner.drawer.logText')}</h3>
      {facts.length > 0 && <Facts items={facts} />}
      <p className="raw">{row.LogText}</p>
    </section>
  )
}
