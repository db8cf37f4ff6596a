import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { findOnlyHit } from '@/lib/features/invoice-tracking/client/lookup'
import type { LookupLine } from '@/lib/features/invoice-tracking/client/use-lookup-list'
import type { LookupHit } from '@/lib/features/invoice-tracking/domain/lookup-hits'
import { labelLookup } from '@/lib/features/invoice-tracking/messages/lookup-labels'
import { formatAmount } from '@/lib/shared/format/amount'
import { describeFailure } from '@/lib/shared/format/describe-failure'
import { formatWallTime } from '@/lib/shared/format/wall-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { getCompanyText, HitLink } from './lookup-hits'
import { LookupStatus } from './lookup-status'

/**
 * Every line of a list with its sentence; one that may mean several invoices has a row for each.
 */
export function LookupLines({ lines }: { lines: readonly LookupLine[] }) {
  const t = useT()
  return (
    <DataTable
      label={t('lookups.lines')}
      columns={buildColumns(t)}
      rows={lines.flatMap(toRows)}
      keyOf={({ key }) => key}
    />
  )
}

type Row = { key: string; line: LookupLine; hit: LookupHit | null; at: number }

function toRows(line: LookupLine): Row[] {
  const hits = line.looked?.hits ?? []
  if (hits.length === 0) return [{ key: String(line.no), line, hit: null, at: 0 }]
  return hits.map((hit, place) => ({ key: `${line.no} ${hit.key}`, line, hit, at: place + 1 }))
}

const buildColumns = (t: Translate) =>
  defineColumns<Row>()([
    { key: 'line', title: t('lookups.column.line'), width: 'w-16', cell: ({ line }) => line.no },
    {
      key: 'text',
      title: t('lookups.column.text'),
      width: 'w-36',
      cell: ({ line }) => <span className="font-mono text-xs/5">{line.text}</span>,
    },
    {
      key: 'sentence',
      title: t('lookups.column.sentence'),
      width: 'w-80',
      cell: (row) => <LineStatus {...row} />,
    },
    {
      key: 'as',
      title: t('lookups.column.as'),
      width: 'w-40',
      cell: ({ line }) => labelLookup(t, line.as),
    },
    {
      key: 'number',
      title: t('lookups.column.number'),
      width: 'w-40',
      cell: ({ hit }) => hit && <HitLink hit={hit} />,
    },
    {
      key: 'company',
      title: t('lookups.column.company'),
      width: 'w-40',
      cell: ({ hit }) => hit && getCompanyText(hit),
    },
    {
      key: 'invoicee',
      title: t('lookups.column.invoicee'),
      width: 'w-52',
      cell: ({ hit }) => hit?.invoicee,
    },
    {
      key: 'amount',
      title: t('lookups.column.amount'),
      width: 'w-32',
      align: 'end',
      cell: ({ hit }) => hit?.amount != null && formatAmount(hit.amount),
    },
    {
      key: 'at',
      title: t('lookups.column.at'),
      width: 'w-40',
      cell: ({ hit }) => hit?.at && formatWallTime(t, hit.at),
    },
  ])

function LineStatus({ line, hit, at }: Row) {
  const t = useT()
  if (hit)
    return <LookupStatus known={hit.known} around={(words) => describeHit(t, line, at, words)} />
  const [verdict, words] = describeMiss(t, line)
  return (
    <span className="status wrap-anywhere whitespace-normal">
      <Glyph verdict={verdict} />
      <span>{words}</span>
    </span>
  )
}

function describeHit(t: Translate, { looked }: LookupLine, at: number, words: string): string {
  const of = looked?.hits.length ?? 0
  if (of > 1) return t('lookups.line.several', { count: at, of, words })
  return looked && !findOnlyHit(looked) ? t('lookups.line.perhaps', { words: `${words}.` }) : words
}

function describeMiss(t: Translate, { looked, refusal }: LookupLine): [Verdict, string] {
  if (refusal)
    return [
      'unknown',
      t('lookups.line.refused', { title: describeFailure(t, refusal, 'read').title }),
    ]
  if (!looked) return ['wait', t('lookups.line.open')]
  if (looked.asked.length === 0) return ['lock', t('lookups.line.cannot')]
  const failure = looked.asked.find((each) => each.failure)?.failure
  if (failure)
    return [
      'unknown',
      t('lookups.line.refused', { title: describeFailure(t, failure, 'read').title }),
    ]
  if (looked.asked.some(({ isIgnored }) => isIgnored)) return ['unknown', t('lookups.line.unsure')]
  return looked.asked.some(({ isSilent }) => isSilent)
    ? ['unknown', t('lookups.line.silent')]
    : ['new', t('lookups.line.none')]
}
