import { TextInput } from '@/components/form/text-input'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import type { FixEnd } from '@/lib/features/customers/client/public'
import type { Finding } from '@/lib/shared/checks/finding'
import { describeFailure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { isMasked, toVisibleMask } from '@/lib/shared/wire/masks'
import type { CauseFixes } from '../use-cause-fixes'
import type { FieldToFix, ReceiverLine } from './receiver-line'

/** What stands in the field now, as far as that is read. */
export function StoredValue({ line: { customer, inline } }: { line: ReceiverLine }) {
  const t = useT()
  if (customer.is !== 'found') return <span className="text-ink-3">–</span>
  if (customer.read === null)
    return (
      <span className="text-ink-3">
        {t(customer.isFailed ? 'deliveryFailures.fix.unknown' : 'states.loading')}
      </span>
    )
  if (!inline) return <span className="text-ink-3">{t('deliveryFailures.fix.list')}</span>
  if (inline.value === null)
    return <span className="text-ink-3">{t('deliveryFailures.fix.unknown')}</span>
  if (inline.value.trim() === '')
    return <span className="text-ink-3">{t('deliveryFailures.fix.blank')}</span>
  return <span className="font-mono text-xs wrap-anywhere">{toVisibleMask(inline.value)}</span>
}

/** What is wrong with what stands there, or why that is not known. */
export function StoredFinding({ line, field }: { line: ReceiverLine; field: FieldToFix }) {
  const t = useT()
  const { customer, inline, findings } = line
  if (customer.is !== 'found') return <span className="text-ink-3">{describeSearch(t, line)}</span>
  if (customer.read === null) return null
  if (!inline)
    return (
      <Link
        className={hyperlinkClass}
        href={routes.customerField(customer.clientNo, customer.customerNo, field.path)}
      >
        {t('deliveryFailures.found.openField', { field: field.label })}
      </Link>
    )
  if (inline.value === null) return null
  if (inline.value.trim() === '') return t('deliveryFailures.fix.missing')
  if (isMasked(inline.value)) return t('deliveryFailures.fix.masked')
  return findings.length > 0 ? (
    describeFindings(t, findings)
  ) : (
    <span className="text-ink-3">{t('deliveryFailures.fix.plausible')}</span>
  )
}

function describeSearch(t: Translate, { customer }: ReceiverLine): string {
  switch (customer.is) {
    case 'reading':
      return t('deliveryFailures.fix.reading')
    case 'failed':
      return t('deliveryFailures.fix.failed')
    case 'no-client':
      return t('deliveryFailures.fix.noClient')
    case 'several':
      return t('deliveryFailures.fix.several', { count: customer.count })
    case 'too-many':
      return t('deliveryFailures.fix.tooMany')
    default:
      return t('deliveryFailures.fix.none')
  }
}

const describeFindings = (t: Translate, findings: readonly Finding[]) =>
  findings.map(({ code, values }) => t(`checks.${code}`, values)).join(' ')

/** A place for the right value, what is wrong with what is typed, and what became of the save. */
export function FixInput({
  line,
  field,
  fixes,
}: {
  line: ReceiverLine
  field: FieldToFix
  fixes: CauseFixes
}) {
  const t = useT()
  const { key, inline, typed, typedFindings, row } = line
  const end = fixes.ends.get(key)
  if (!inline) return null
  return (
    <>
      {end?.is !== 'unknown' && (
        <TextInput
          className="w-44! max-narrow:w-full!"
          variant={typed.trim() === '' ? 'rest' : typedFindings.length > 0 ? 'warned' : 'changed'}
          aria-label={t('deliveryFailures.fix.valueOf', {
            field: field.label,
            name: row.InvoiceeName?.trim() ?? '',
          })}
          value={typed}
          readOnly={fixes.isRunning}
          onChange={(event) => fixes.type(key, event.target.value)}
        />
      )}
      <span role="status" className="block max-w-56 text-xs empty:hidden">
        {typedFindings.length > 0
          ? describeFindings(t, typedFindings)
          : end && typed.trim() === '' && <FixResult end={end} />}
        {end && typed.trim() !== '' && keptEnds.has(end.is) && <FixResult end={end} />}
      </span>
    </>
  )
}

/** Ends after which what was typed stays. */
const keptEnds = new Set<FixEnd['is']>(['conflict', 'failed', 'skipped'])

const verdicts: Record<FixEnd['is'], Verdict> = {
  saved: 'ok',
  nothing: 'ok',
  unread: 'wait',
  differs: 'warn',
  conflict: 'warn',
  failed: 'fail',
  skipped: 'warn',
  unknown: 'unknown',
}

function FixResult({ end }: { end: FixEnd }) {
  const t = useT()
  const words = t(`deliveryFailures.fix.ended.${end.is}`)
  return (
    <span className="flex items-center gap-1.5 py-0.5">
      <Glyph verdict={verdicts[end.is]} className="size-3" />
      {end.is === 'unknown' ? (
        <Link
          className={hyperlinkClass}
          href={`${routes.journal()}?state=unknown#write-${end.idempotencyKey}`}
        >
          {words}
        </Link>
      ) : (
        <span>
          {words}
          {end.is === 'failed' &&
            end.failure &&
            `: ${describeFailure(t, end.failure, 'write').title}`}
        </span>
      )}
    </span>
  )
}
