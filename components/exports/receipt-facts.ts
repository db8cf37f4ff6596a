import {
  listChangeableFilters,
  listFixedFilters,
} from '@/lib/features/exports/domain/export-filters'
import { exportKinds } from '@/lib/features/exports/domain/export-kinds'
import { formatCount } from '@/lib/shared/format/count'
import { labelFilter, labelFilters } from '@/lib/shared/format/filter-labels'
import type { Translate } from '@/lib/shared/i18n/translate'
import {
  describeEndReason,
  type ExportReceipt,
  formatLiteral,
  formatTotal,
  formatUtc,
  isByPosition,
  summarizeReceipt,
} from './describe-export'

/** One line of a receipt. */
export type ReceiptFact = { label: string; value: string; note?: string }

/**
 * Everything that a receipt tells, line by line.
 */
export function listReceiptFacts(t: Translate, receipt: ExportReceipt): ReceiptFact[] {
  return [...listSearchFacts(t, receipt), ...listRunFacts(t, receipt), ...listFileFacts(t, receipt)]
}

/** What one asks of an export first, and what is wrong with it; the rest is its proof. */
const firstFacts = [
  ...(['query', 'rows', 'ignored', 'unverified', 'unread', 'started', 'file', 'erased'] as const),
] as const

/** The lines of a receipt that stand above its fold, and those below. */
export function splitReceiptFacts(t: Translate, receipt: ExportReceipt) {
  const labels = firstFacts.map((name) => t(`exports.fact.${name}`))
  const { first = [], proof = [] } = Object.groupBy(listReceiptFacts(t, receipt), ({ label }) =>
    labels.includes(label) ? 'first' : 'proof',
  )
  return { first, proof }
}

/** A receipt as text, the sentence first. */
export function formatReceipt(t: Translate, receipt: ExportReceipt): string {
  const lines = listReceiptFacts(t, receipt).map(
    ({ label, value, note }) => `${label}: ${value}${note ? ` (${note})` : ''}`,
  )
  return [
    summarizeReceipt(t, receipt),
    t('exports.one', { exportId: receipt.exportId }),
    ...lines,
    '',
  ].join('\n')
}

function listSearchFacts(
  t: Translate,
  { kind, search, companyIds, organizationId }: ExportReceipt,
): ReceiptFact[] {
  const whose =
    kind === 'invoiceSummary'
      ? {
          label: t('exports.fact.companies'),
          value: companyIds.join(', ') || t('exports.companiesUpstream'),
        }
      : { label: t('exports.fact.organization'), value: organizationId ?? '–' }
  const list = { label: t('exports.fact.list'), value: t(`exports.list.${kind}`) }
  if (search === null)
    return [list, { label: t('exports.fact.query'), value: t('exports.filtersLost') }, whose]

  const { CompanyIds: _, ...filters } = search
  const bounds = exportKinds[kind].bounds.filter((name) => filters[name] !== undefined)
  return [
    list,
    { label: t('exports.fact.query'), value: describeFilters(t, filters) },
    { label: t('exports.fact.literal'), value: JSON.stringify(search) },
    {
      label: t('exports.fact.bounds'),
      value:
        bounds.map((name) => `${name} ${formatLiteral(filters[name])}`).join(', ') ||
        t('exports.boundsNone'),
    },
    whose,
    {
      label: t('exports.fact.changeable'),
      value: listChangeableFilters(kind, search).join(', ') || t('exports.changeableNone'),
    },
    {
      label: t('exports.fact.fixed'),
      value: listFixedFilters(kind, search).join(', ') || t('exports.changeableNone'),
    },
  ]
}

const describeFilters = (t: Translate, filters: Record<string, unknown>) =>
  Object.entries(filters)
    .map(([name, value]) => `${labelFilter(name)} ${formatLiteral(value)}`)
    .join('; ') || t('exports.everything')

function listRunFacts(t: Translate, receipt: ExportReceipt): ReceiptFact[] {
  const {
    kind,
    pages,
    rows,
    doubles,
    unnumbered,
    unread,
    expected,
    pauses,
    pausedSeconds,
    signIns,
    parts,
  } = receipt
  return [
    buildOrderFact(t, receipt),
    {
      label: t('exports.fact.rows'),
      value: t(`exports.pagesRows.${kind}`, {
        pages,
        rows: formatCount(rows),
        unnumbered: formatCount(unnumbered),
      }),
    },
    ...(expected ? [{ label: t('exports.fact.expected'), value: formatTotal(t, expected) }] : []),
    ...listFilterFacts(t, receipt),
    {
      label: t('exports.fact.doubles'),
      value: formatCount(doubles),
      note: t(`exports.doublesNote.${kind}`),
    },
    ...(unnumbered > 0
      ? [
          {
            label: t(`exports.fact.unnumbered.${kind}`),
            value: formatCount(unnumbered),
            note: t('exports.unnumberedNote'),
          },
        ]
      : []),
    ...(unread > 0
      ? [
          {
            label: t('exports.fact.unread'),
            value: formatCount(unread),
            note: t('exports.unreadNote'),
          },
        ]
      : []),
    { label: t('exports.fact.newer'), value: describeNewer(t, receipt) },
    {
      label: t('exports.fact.pauses'),
      value: t('exports.pauseSum', { pauses, seconds: pausedSeconds }),
    },
    ...(signIns > 0 ? [{ label: t('exports.fact.signIns'), value: String(signIns) }] : []),
    {
      label: t('exports.fact.started'),
      value: [receipt.startedAt, receipt.endedAt]
        .map((at) => (at ? formatUtc(at) : '–'))
        .join(', '),
    },
    ...(parts.length > 1
      ? parts.map((part, at) => ({
          label: t('exports.fact.part', { number: at + 1 }),
          value: describePart(t, part),
        }))
      : []),
  ]
}

/** Filters that the service ignored, and those that nobody can verify. */
function listFilterFacts(
  t: Translate,
  { findings: { ignored, unverified, strangers, untold } }: ExportReceipt,
): ReceiptFact[] {
  const toFacts = (
    kind: 'ignored' | 'unverified',
    filters: readonly string[],
    count: number,
  ): ReceiptFact[] =>
    filters.length === 0
      ? []
      : [
          {
            label: t(`exports.fact.${kind}`),
            value: labelFilters(filters),
            note: t(`exports.${kind}Note`, { count: formatCount(count) }),
          },
        ]
  return [...toFacts('ignored', ignored, strangers), ...toFacts('unverified', unverified, untold)]
}

function buildOrderFact(t: Translate, receipt: ExportReceipt): ReceiptFact {
  const { kind, firstRowId, lastRowId } = receipt
  const label = t('exports.fact.readOrder')
  if (isByPosition(receipt))
    return { label, value: t('exports.readByPosition'), note: t('exports.readByPositionNote') }
  if (!exportKinds[kind].isOrdered)
    return { label, value: t('exports.readByTokens'), note: t('exports.readByTokensNote') }
  return {
    label,
    value:
      firstRowId === null
        ? t('exports.noRow')
        : t('exports.readDown', { from: String(firstRowId), to: String(lastRowId) }),
  }
}

function describeNewer(t: Translate, { kind, newer }: ExportReceipt): string {
  if (!exportKinds[kind].isOrdered) return t('exports.newerNotTold')
  return newer
    ? t('exports.newerLeftOut', { count: formatTotal(t, newer) })
    : t('exports.newerUnknown')
}

const describePart = (
  t: Translate,
  { rows, startedAt, endedAt, why }: ExportReceipt['parts'][number],
) =>
  t('exports.part', {
    rows: formatCount(rows),
    from: formatUtc(startedAt),
    to: endedAt ? formatUtc(endedAt) : '–',
    why: why === null ? '–' : describeEndReason(t, why),
  })

function listFileFacts(
  t: Translate,
  { kind, file, fileName, bytes, sha256, hasFile, neutralised, erasedAt }: ExportReceipt,
): ReceiptFact[] {
  const { style } = file
  const styleWords =
    style.kind === 'iso'
      ? t('exports.styleIso')
      : t(style.decimal === ',' ? 'exports.styleComma' : 'exports.stylePoint')
  return [
    { label: t('exports.fact.file'), value: hasFile ? fileName : t('exports.noFile') },
    {
      label: t('exports.fact.columns'),
      value: (file.columns ?? exportKinds[kind].columns).join(', '),
    },
    ...(kind === 'collectionInvoices'
      ? [{ label: t('exports.fact.leftOut'), value: t('exports.masked') }]
      : []),
    ...(file.format === 'csv'
      ? [
          { label: t('exports.fact.style'), value: styleWords, note: t('exports.csvNote') },
          {
            label: t('exports.fact.neutralised'),
            value: formatCount(neutralised),
            note: t('exports.neutralisedNote'),
          },
        ]
      : []),
    ...(hasFile ? [{ label: t('exports.fact.bytes'), value: formatCount(bytes) }] : []),
    ...(sha256 && hasFile ? [{ label: t('exports.fact.sha256'), value: sha256 }] : []),
    { label: t('exports.fact.erased'), value: formatUtc(erasedAt) },
  ]
}
