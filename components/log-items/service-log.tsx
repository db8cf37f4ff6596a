'use client'

import { useQuery } from '@tanstack/react-query'
import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { Absent } from '@/components/ui/money-amount'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import {
  getLogItemsQuery,
  type LogLine,
  type LogQuestion,
  type LogReading,
  readLog,
} from '@/lib/features/log-items/client/log-items'
import { parseTime } from '@/lib/shared/dates/parse-time'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { formatDay, formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'
import { routes } from '@/lib/shared/routes'

/**
 * What the service logged of an object, in its order: beside what was done from here, also what
 * others did. It is absent where the service offers no log.
 */
export function ServiceLog({ clientNo, question }: { clientNo: string; question: LogQuestion }) {
  const t = useT()
  const isOffered = useOffers()('listLogItems')
  const { data, error, refetch } = useQuery({
    ...getLogItemsQuery(clientNo, question),
    enabled: isOffered,
    staleTime: 0,
  })
  if (!isOffered) return null
  const log = data && readLog(data, question)
  return (
    <section aria-labelledby="service-log" className="pt-4">
      <h2 id="service-log" className="px-6 text-md font-semibold max-narrow:px-4">
        {t('logItems.title')}
      </h2>
      <p className="px-6 pb-2 text-xs text-ink-2 max-narrow:px-4">{t('logItems.meaning')}</p>
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={3}
        columns={4}
        onAgain={() => void refetch()}
      />
      {log && <ReadLog log={log} onAgain={() => void refetch()} />}
    </section>
  )
}

/** The lines of a log, that there are none, or what nobody knows of them. */
function ReadLog({ log, onAgain }: { log: LogReading; onAgain: () => void }) {
  const t = useT()
  const { is, lines, total, mayBeMore, isNewestFirst } = log
  const count = String(lines.length)
  const isCut = total !== null && lines.length < total
  return (
    <>
      {is === 'mixed' && <StateBlock kind="warned" variant="strip" title={t('logItems.ignored')} />}
      {is === 'silent' && (
        <StateBlock
          kind="silent"
          title={t('states.pages.silent')}
          steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
        >
          {t('states.pages.silentMeaning')}
        </StateBlock>
      )}
      {is === 'none' && (
        <p className="px-6 py-2 text-ink-3 max-narrow:px-4">{t('logItems.none')}</p>
      )}
      {lines.length > 0 && (
        <DataTable
          label={t('logItems.lines')}
          columns={buildColumns(t)}
          rows={lines}
          keyOf={getLineKey}
        />
      )}
      {lines.length > 0 && (isCut || mayBeMore) && (
        <p className="px-6 py-2 text-xs text-ink-3 tabular-nums max-narrow:px-4">
          {isCut
            ? t(isNewestFirst ? 'logItems.newest' : 'logItems.some', {
                count,
                total: String(total),
              })
            : t(isNewestFirst ? 'logItems.mayBeMore' : 'logItems.mayBeMoreThan', { count })}
        </p>
      )}
    </>
  )
}

const getLineKey = (line: LogLine) => String(line.logItemId ?? JSON.stringify(line))

const buildColumns = (t: Translate) =>
  defineColumns<LogLine>()([
    {
      key: 'at',
      card: 'low-left',
      title: t('logItems.column.at'),
      width: 'w-44',
      cell: ({ loggedAt }) => <LoggedAt text={loggedAt} />,
    },
    {
      key: 'type',
      card: 'left',
      title: t('logItems.column.type'),
      width: 'w-28',
      cell: ({ type }) => (type ? labelLogType(t, type) : <Absent />),
    },
    {
      key: 'message',
      card: 'top',
      title: t('logItems.column.message'),
      width: 'w-96',
      cell: ({ message }) => message ?? <Absent />,
    },
    {
      key: 'document',
      card: 'right',
      title: t('logItems.column.document'),
      width: 'w-32',
      cell: ({ documentNo }) =>
        documentNo ? (
          <Link href={routes.invoiceByNumber(documentNo, null)}>{documentNo}</Link>
        ) : (
          <Absent />
        ),
    },
    {
      key: 'by',
      card: 'low-right',
      title: t('logItems.column.by'),
      width: 'w-32',
      cell: ({ userId }) => userId ?? <Absent />,
    },
  ])

/** When it was logged: a time without its zone as it was sent, one that cannot be read with a mark. */
function LoggedAt({ text }: { text: string | null | undefined }) {
  const t = useT()
  if (!text) return <Absent />
  const time = parseTime(text)
  if (time?.precision === 'instant') return <Moment instant={time.order} format={formatDateTime} />
  return time?.precision === 'local' ? formatWallTime(t, time.at) : formatDay(t, text)
}

const namedTypes = [
  'CUSTOMER',
  'ITEM',
  'CREDIT_NOTE',
  'POSTING',
  'RESERVATION',
  'ACTION',
  'REPORT',
] as const

/** What a line of the log is about; a kind that has no words is named as it is. */
const labelLogType = (t: Translate, type: string): string =>
  isAmong(namedTypes, type) ? t(`logItems.types.${type}`) : type
