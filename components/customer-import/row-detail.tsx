import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { getRowVerdict, type StandingRow } from '@/lib/features/customer-import/domain/dry-run'
import type { FieldVerdict } from '@/lib/features/customer-import/domain/plan-fields'
import { labelKey } from './customer-import-texts'
import { verdictGlyphs } from './preview-columns'
import { describeRowFinding } from './verdict-cells'
import { describeAddress, describeValue } from './verdict-words'

/** One row of the preview: each field now and afterwards, its address in words, what is found. */
export function RowDetail({ row, onClose }: { row: StandingRow; onClose: () => void }) {
  const t = useT()
  const { line, name, customerNo, findings, plan } = row
  const verdict = getRowVerdict(row)
  const title = t('customerImport.detail.title', {
    line: String(line),
    name: name || customerNo || '–',
  })
  return (
    <aside
      className="min-h-full border-l border-line bg-canvas px-5 pt-4 pb-6 max-wide:border-t max-wide:border-l-0 max-narrow:px-4"
      aria-label={title}
    >
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
          <VerdictTable fields={plan.fields} label={title} />
        </>
      ) : (
        <p className="py-2 text-ink-2">{t('customerImport.detail.unread')}</p>
      )}
    </aside>
  )
}

function VerdictTable({ fields, label }: { fields: readonly FieldVerdict[]; label: string }) {
  const t = useT()
  return (
    <table className="read-table w-full [&_td]:wrap-anywhere [&_td]:whitespace-normal">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          {(['field', 'before', 'after', 'result'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`customerImport.detail.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ field, is, before, after }) => (
          <tr key={field}>
            <td className="font-medium">{labelKey(t, field)}</td>
            <td>{describeValue(t, before)}</td>
            <td>{describeValue(t, after)}</td>
            <td>{t(`customerImport.field.${is}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
