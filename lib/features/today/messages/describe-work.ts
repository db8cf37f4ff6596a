import type { WorkLine } from '@/lib/contracts/desk/work'
import { describeBulkWork } from '@/lib/features/bulk-actions/messages/public'
import { describeCause } from '@/lib/features/delivery-failures/messages/public'
import { labelOperation } from '@/lib/features/journal/messages/public'
import { formatLength } from '@/lib/shared/format/age'
import { formatCount } from '@/lib/shared/format/count'
import { getDateNames } from '@/lib/shared/format/date-names'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { toVisibleMask } from '@/lib/shared/wire/masks'

/**
 * A line of work in words: what it is, and why it is here with its numbers.
 *
 * @param person what stands in the place of who did what the line is of.
 */
export function describeWork(
  t: Translate,
  line: WorkLine,
  person: string = toVisibleMask('person' in line ? line.person : ''),
): { title: string; detail: string | null } {
  switch (line.source) {
    case 'outcomes':
      return {
        title: t('today.line.outcome', { operation: labelOperation(t, line.operation) }),
        detail: t('today.line.outcomeDetail', {
          target: line.target ?? 'none',
          person,
        }),
      }
    case 'bulkActions':
      return {
        title: t('today.line.bulk', {
          work: describeBulkWork(t, { ...line, subject: line.of }),
          left: formatCount(line.count),
        }),
        detail: t('today.line.bulkDetail', {
          ...{ person, unknown: line.unknown },
          needsSignIn: line.needsSignIn ? 'yes' : 'no',
        }),
      }
    case 'decisions':
      return describeDecision(t, line)
    case 'stops':
      return {
        title: t('today.line.stops', {
          ...{ count: line.count, bare: line.withoutMemo },
          whole: line.isWhole ? 'yes' : 'no',
        }),
        detail: t('today.line.stopsDetail', {
          place: line.place ?? line.clientNo,
          ...line.byKind,
          others: line.byKind.reminder + line.byKind.debtCollection,
        }),
      }
    case 'followUps':
      return {
        title: t('today.line.followUps', {
          count: line.count,
          whole: line.isWhole ? 'yes' : 'no',
        }),
        detail: line.place ?? line.clientNo,
      }
    case 'failures':
      return describeFailures(t, line)
    case 'batches':
      return describeBatch(t, line)
    case 'waiting':
      return describeWaiting(t, line)
    case 'amounts':
      return describeAmounts(t, line)
    case 'webhooks':
      return describeWebhooks(t, line)
  }
}

/** A line of work in one text, which tells it from others of the same title. */
export function nameWork(t: Translate, line: WorkLine): string {
  const { title, detail } = describeWork(t, line)
  return detail === null ? title : t('today.line.named', { title, detail })
}

type Line<Source> = Extract<WorkLine, { source: Source }>

const toCount = ({ count, isPart }: Pick<WorkLine, 'count' | 'isPart'>) => ({
  ...{ count, whole: isPart ? 'no' : 'yes' },
})

function describeDecision(t: Translate, line: Line<'decisions'>) {
  if (line.caseNumber === null)
    return { title: t('today.line.list', toCount(line)), detail: line.place }
  return {
    title: t(`decisions.list.question.${line.question}`),
    detail: t('today.line.decisionDetail', {
      number: line.caseNumber,
      debtor: line.debtor ?? 'none',
    }),
  }
}

function describeFailures(t: Translate, line: Line<'failures'>) {
  const [first] = line.companies
  return {
    title:
      line.key === null
        ? t('today.line.unknownTexts', { ...toCount(line), count: line.texts })
        : describeCause(t, { kind: line.cause === null ? 'silent' : 'cause', cause: line.cause })
            .name,
    detail: t('today.line.failuresDetail', {
      ...toCount(line),
      companies: line.companies.length,
      name: first ? nameCompany(t, first) : '',
    }),
  }
}

function describeBatch(t: Translate, line: Line<'batches'>) {
  const operation = labelOperation(t, line.operation)
  const { failed, untold, rows } = line
  if (failed === 0)
    return { title: t('today.line.batchUntold', { operation, count: untold }), detail: null }
  return {
    title:
      rows === null
        ? t('today.line.batchOfUnknown', { operation, failed })
        : t('today.line.batch', { operation, failed: String(failed), rows: String(rows) }),
    detail: untold > 0 ? t('today.line.batchDetail', { untold }) : null,
  }
}

/** Channels that are named on a line at most. */
const channelsMax = 3

function describeWaiting(t: Translate, line: Line<'waiting'>) {
  const { company, channels } = line
  const named = channels.slice(0, channelsMax).map((each) =>
    t('today.line.waitingChannel', {
      channel: each.channel,
      count: String(each.count),
    }),
  )
  const more = channels.length - named.length
  return {
    title: t('today.line.waiting', { ...toCount(line), company: nameCompany(t, company) }),
    detail: t('today.line.waitingDetail', {
      channels: [
        ...named,
        ...(more > 0 ? [t('today.line.waitingMore', { count: more })] : []),
      ].join(', '),
      usual: formatLength(t, Math.max(...channels.map(({ usualMs }) => usualMs))),
      basis: String(channels.reduce((sum, { basis }) => sum + basis, 0)),
    }),
  }
}

function describeAmounts(t: Translate, line: Line<'amounts'>) {
  const { record, name, differences, place } = line
  return {
    title:
      line.id === null
        ? t('today.line.amountsOfSeveral', { record, ...toCount(line) })
        : t('today.line.amounts', {
            record,
            named: name === null ? 'no' : 'yes',
            name: name === null ? '' : nameRecord(t, record, name),
          }),
    detail: t('today.line.amountsDetail', { place: place ?? 'none', count: differences }),
  }
}

/** A record by its number, or by its day. */
const nameRecord = (t: Translate, record: Line<'amounts'>['record'], name: string) =>
  record === 'invoice' ? name : formatTitleDate(t, name)

/** One of several records on a line. */
export const describeRecord = (
  t: Translate,
  { record }: Pick<Line<'amounts'>, 'record'>,
  { name }: Line<'amounts'>['records'][number],
): string => (name === null ? t('today.line.untitled', { record }) : nameRecord(t, record, name))

function describeWebhooks(t: Translate, line: Line<'webhooks'>) {
  const { count, reason, isProven, organizations } = line
  return {
    title: t('today.line.webhooks', { count, reason: reason === 'too-long' ? 'large' : reason }),
    detail:
      isProven || reason === 'malformed'
        ? t('today.line.webhooksDetail', {
            place: (isProven && organizations[0]?.place) || 'none',
          })
        : t('today.line.webhooksUnproven'),
  }
}

/** What a press on the line does. */
export function labelWorkVerb(t: Translate, line: WorkLine): string {
  if (line.source === 'amounts' && line.id === null) return t('today.verb.amountsOfSeveral')
  if (line.source === 'followUps' && line.count === 1) return t('today.verb.followUpsOnly')
  if (line.source !== 'waiting')
    return t(`today.verb.${line.source}`, { count: formatCount(line.count) })
  return line.transactions.length === 0
    ? t('today.verb.waitingUnnumbered')
    : t('today.verb.waiting', { count: formatCount(line.transactions.length) })
}

const nameCompany = (
  t: Translate,
  { companyId, name }: { companyId: number; name: string | null },
) => name ?? t('today.line.company', { companyId: String(companyId) })

/** `Thu 26 Nov` of a calendar date. */
export function formatShortDay(t: Translate, day: string): string {
  const { formatShortDayInUtc, formatShortWeekdayInUtc } = getDateNames(t)
  const at = new Date(`${day}T00:00:00Z`)
  return `${formatShortWeekdayInUtc(at)} ${formatShortDayInUtc(at)}`
}

/** `Wednesday 25 November` of a calendar date. */
export function formatWholeDay(t: Translate, day: string): string {
  return getDateNames(t).formatWholeDayInUtc(new Date(`${day}T00:00:00Z`))
}
