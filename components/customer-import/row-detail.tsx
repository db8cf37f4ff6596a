import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { getRowVerdict, type StandingRow } from '@/lib/features/customer-import/domain/dry-run'
import type { CustomerPlan } from '@/lib/features/customer-import/domain/plan-customer'
import { labelKey } from './customer-import-texts'
import { verdictGlyphs } from './preview-columns'
import { describeRowFinding } from './verdict-cells'
import { describeAddress, describeAfter, describeValue } from './verdict-words'

/** One row of the preview: each field now and afterwards, its address in words, what is found. */
export function RowDetail({ row, onClose }: { row: StandingRow; onClose: () => void }) {
  const t = useT()
  const { line, name, customerNo, findings, plan } = row
  const verdict = getRowVerdict(row)
  const title = t('customerImport.detail.title', {
    line: String(line),
    name: name || customerNo || '–',
  })
  const aside = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is shown from its start
  useEffect(() => {
    aside.current?.scrollIntoView({ block: 'nearest' })
  }, [line])
  return (
    <aside ref={aside} className="px-5 pt-4 pb-6 max-narrow:px-4" aria-label={title}>
      <div className="flex items-start gap-2 pb-1">
        <h2 className="min-w-0 flex-1 wrap-anywhere">{title}</h2>
        <Button size="sm" onClick={onClose}>
          {t('customerImport.detail.close')}
        </Button>
      </div>
      <p className="flex items-center gap-1.5 border-b border-line-strong pb-2" role="status">
        <Glyph verdict={verdictGlyphs[verdict]} />
        {t(`customerImport.verdict.${verdict}`)}
      </p>
      {findings.length > 0 && (
        <ul className="grid gap-1 border-b border-line py-2">
          {findings.map((finding) => (
            <li key={`${finding.field} ${finding.why}`} className="wrap-anywhere">
              {describeRowFinding(t, finding)}
            </li>
          ))}
        </ul>
      )}
      {plan ? (
        <>
          <p className="py-2 text-ink-2">{describeAddress(t, plan.address)}</p>
          <VerdictTable plan={plan} label={title} />
        </>
      ) : (
        <p className="py-2 text-ink-2">{t('customerImport.detail.unread')}</p>
      )}
    </aside>
  )
}

/** Each field of the file, then the lines of the address that go along or become blank. */
function VerdictTable({ plan, label }: { plan: CustomerPlan; label: string }) {
  const t = useT()
  const { filled, unknown, sent } = plan.address
  return (
    <table className="read-table w-full [&_td]:wrap-anywhere [&_td]:whitespace-normal">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {(['field', 'before', 'after'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`customerImport.detail.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.fields.map((verdict) => (
          <tr key={verdict.field}>
            <td className="font-medium">{labelKey(t, verdict.field)}</td>
            <td>{describeValue(t, verdict.before)}</td>
            <td className={verdict.sent === undefined ? 'text-ink-3' : ''}>
              {describeAfter(t, verdict)}
            </td>
          </tr>
        ))}
        {filled
          .filter((line) => !plan.fields.some(({ field }) => field === line))
          .map((line) => (
            <tr key={line}>
              <td className="font-medium">{labelKey(t, line)}</td>
              <td>{describeValue(t, sent?.[line])}</td>
              <td className="text-ink-3">{t('customerImport.field.keep')}</td>
            </tr>
          ))}
        {unknown.map((line) => (
          <tr key={line}>
            <td className="font-medium">{labelKey(t, line)}</td>
            <td>{t('customerImport.field.noValue')}</td>
            <td>{t('customerImport.field.blankValue')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
