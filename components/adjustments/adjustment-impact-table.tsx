import type { ReactNode } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Note } from '@/components/form/note'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { AdjustmentFormRow } from '@/lib/features/adjustments/domain/adjustment-draft'
import type { AdjustmentImpact } from '@/lib/features/adjustments/domain/adjustment-impact'
import type { ClaimImpact } from '@/lib/features/adjustments/domain/claim-impact'
import { labelClaimType } from '@/lib/features/collection-invoices/messages/public'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { subtractDecimals, sumDecimals } from '@/lib/shared/numbers/money'

type Props = {
  impacts: AdjustmentImpact[]
  rows: AdjustmentFormRow[]
  /** Of the invoice of each row: what is typed may be in another. */
  currencies: readonly (string | undefined)[]
  /** How the rows would fall on the claims of their invoice; null where that is not known. */
  claims: ClaimImpact[] | null
  /** What is odd, and what may yet be booked; `isAsked`: some of it has to be confirmed. */
  notes: readonly { key: string; words: ReactNode }[]
  isAsked: boolean
  isIntended: boolean
  onIntended: (isIntended: boolean) => void
}

/** What remains before and after each row, and what is to be confirmed before it goes out. */
export function AdjustmentImpactTable({
  impacts,
  rows,
  currencies,
  claims,
  notes,
  isAsked,
  isIntended,
  onIntended,
}: Props) {
  const t = useT()
  return (
    <>
      <table className="read-table my-1.5 tabular-nums">
        <caption className="pt-2 pb-1 text-left text-xs text-ink-2">
          {t('adjustments.impact.caption')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('adjustments.impact.row')}</th>
            <th scope="col" className="text-right">
              {t('adjustments.impact.before')}
            </th>
            <th scope="col" className="text-right">
              {t('adjustments.impact.after')}
            </th>
          </tr>
        </thead>
        <tbody>
          {impacts.map(({ before, after }, at) => (
            <tr key={rows[at]?.sourceId ?? at}>
              <th scope="row">{at + 1}</th>
              <td className="text-right">{formatRemaining(t, before, currencies[at])}</td>
              <td className={`text-right ${after?.startsWith('-') ? 'text-fail' : ''}`}>
                {rows[at]?.amount.trim() === ''
                  ? t('batches.absent')
                  : formatRemaining(t, after, currencies[at])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {claims && <ClaimSplit claims={claims} />}
      <div aria-live="polite">
        {notes.map(({ key, words }) => (
          <Note key={key}>
            <Glyph verdict="warn" />
            <span>{words}</span>
          </Note>
        ))}
      </div>
      {isAsked && (
        <Checkbox checked={isIntended} onChange={(event) => onIntended(event.target.checked)}>
          {t('adjustments.intended')}
        </Checkbox>
      )}
    </>
  )
}

/** What would remain of each claim, and of all. */
function ClaimSplit({ claims }: { claims: ClaimImpact[] }) {
  const t = useT()
  const sum = (of: 'before' | 'after') => sumDecimals(claims.map((each) => each[of]))
  const lines = [
    ...claims.map((each, at) => ({
      ...each,
      key: String(at),
      name: labelClaimType(t, each.type) ?? each.type ?? t('collectionInvoices.claims.noType'),
    })),
    { key: 'sum', name: t('adjustments.impact.all'), before: sum('before'), after: sum('after') },
  ]
  return (
    <table className="read-table my-1.5 tabular-nums">
      <caption className="pt-2 pb-1 text-left text-xs text-ink-2">
        {t('adjustments.impact.byClaim')}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('adjustments.impact.claim')}</th>
          {(['before', 'after', 'change'] as const).map((head) => (
            <th key={head} scope="col" className="text-right">
              {t(`adjustments.impact.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, before, after }) => (
          <tr key={key} className={key === 'sum' ? 'font-semibold' : ''}>
            <th scope="row" className="[font-weight:inherit]">
              {name}
            </th>
            <td className="text-right">{formatDecimal(before)}</td>
            <td className={`text-right ${after.startsWith('-') ? 'text-fail' : ''}`}>
              {formatDecimal(after)}
            </td>
            <td className="text-right">
              {before === after
                ? t('adjustments.impact.none')
                : formatDecimal(subtractDecimals(after, before))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const formatRemaining = (t: Translate, decimal: string | null, currency: string | undefined) =>
  decimal === null
    ? t('adjustments.impact.notKnown')
    : `${formatDecimal(decimal)} ${currency ?? ''}`
