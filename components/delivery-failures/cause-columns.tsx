import type { CardPosition } from '@/components/data-grid/cards'
import type { GridColumn } from '@/components/data-grid/grid/grid-column'
import type { FailureOrder, NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { formatCount } from '@/lib/shared/format/count'
import { getDateNames } from '@/lib/shared/format/date-names'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { CauseBars } from './cause-bars'
import { formatHandled, HandledShare, Owner, SinceFirst } from './cause-cells'
import type { FailuresPlace } from './failures-context'

/** A column of the causes, in the table and as it is copied. */
export type CauseColumn = Omit<GridColumn<NamedRow>, 'key' | 'sort'> & {
  /** Also what it is ordered by. */
  key: FailureOrder
  /** A width class. */
  size: string
}

type Place = Pick<FailuresPlace, 'userName' | 'today' | 'question'>

/** All columns of the causes. The owner is there where that can be known. */
export function buildCauseColumns(t: Translate, place: Place, hasOwners: boolean): CauseColumn[] {
  const { from, to } = { from: place.question.FromDate, to: place.question.ToDate }
  const all: CauseColumn[] = [
    column('cause', t('deliveryFailures.column.cause'), 'w-80', ({ name }) => name, 'top'),
    {
      ...column(
        'count',
        t('deliveryFailures.column.count'),
        'w-21',
        ({ row }) => formatCount(row.count),
        'right',
      ),
      align: 'end',
      number: ({ row }) => row.count,
    },
    {
      ...column('trend', formatPeriod(t, from, to), 'w-26', ({ row }) =>
        row.days.map(({ day, count }) => `${day}: ${count}`).join(', '),
      ),
      cell: ({ row }) => <CauseBars row={row} />,
      card: 'left',
    },
    column(
      'companies',
      t('deliveryFailures.column.companies'),
      'w-32',
      ({ row }) => describeCompanies(t, row),
      'line',
    ),
    column('channel', t('deliveryFailures.column.channel'), 'w-26', ({ row }) =>
      describeChannels(t, row),
    ),
    {
      ...column(
        'field',
        t('deliveryFailures.column.field'),
        'w-32',
        ({ field }) => field ?? t('deliveryFailures.fixNone'),
        'low-left',
      ),
      cell: ({ field }) =>
        field ?? <span className="text-ink-3">{t('deliveryFailures.fixNone')}</span>,
    },
    {
      ...column(
        'first',
        t('deliveryFailures.column.first'),
        'w-12',
        ({ row }) => formatDay(t, row.firstTime) ?? '',
        'low-right',
      ),
      cell: ({ row }) => <SinceFirst t={t} time={row.firstTime} today={place.today} />,
    },
    {
      ...column(
        'owner',
        t('deliveryFailures.column.owner'),
        'w-28',
        ({ owner }) => owner ?? '',
        'line',
      ),
      cell: ({ owner }) => <Owner t={t} owner={owner} userName={place.userName} />,
    },
    {
      ...column(
        'handled',
        t('deliveryFailures.column.handled'),
        'w-32',
        ({ row }) => formatHandled(t, row),
        'line',
      ),
      cell: ({ row }) => <HandledShare t={t} row={row} />,
    },
  ]
  return hasOwners ? all : all.filter(({ key }) => key !== 'owner')
}

const column = (
  key: FailureOrder,
  title: string,
  size: string,
  text: (named: NamedRow) => string,
  card?: CardPosition,
): CauseColumn => ({ key, title, size, width: 120, text, cell: text, card })

/** `1 – 12 Mar`: the days of the axis, as short as they can be told. */
function formatPeriod(t: Translate, from: string, to: string): string {
  const format = (day: string) => getDateNames(t).formatShortDayInUtc(new Date(`${day}T00:00:00Z`))
  return from === to ? format(from) : `${format(from)} – ${format(to)}`
}

const describeCompanies = (t: Translate, { companies }: NamedRow['row']): string =>
  companies.length === 1
    ? (companies[0]!.name ?? String(companies[0]!.companyId))
    : t('deliveryFailures.companies', { count: companies.length })

const describeChannels = (t: Translate, { channels }: NamedRow['row']): string =>
  channels.length <= 2
    ? channels.map(({ channel }) => channel).join(', ')
    : t('deliveryFailures.channels', { count: channels.length })
