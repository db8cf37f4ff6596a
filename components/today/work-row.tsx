import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { WorkLine } from '@/lib/contracts/desk/work'
import type { MarkedLine } from '@/lib/features/today/domain/work-order'
import { describeWork, formatShortDay } from '@/lib/features/today/messages/describe-work'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { MarkWords } from './mark-words'
import type { WorkVerb } from './work-keys'
import { toWorkHref } from './work-link'
import { WorkMenu } from './work-menu'
import { WorkWhen } from './work-when'

const verdicts: Record<WorkLine['source'], Verdict> = {
  outcomes: 'unknown',
  bulkActions: 'warn',
  decisions: 'date',
  stops: 'stop',
  failures: 'fail',
  batches: 'warn',
  waiting: 'wait',
  amounts: 'warn',
  webhooks: 'warn',
}

type Props = {
  each: MarkedLine
  isFirst: boolean
  today: string
  userName: string
  onAct: (verb: WorkVerb, each: MarkedLine) => void
}

/** One line of work: what it is, why it is here, how much, how old, who has it, and where it is done. */
export function WorkRow({ each, isFirst, today, userName, onAct }: Props) {
  const t = useT()
  const { line } = each
  const { title, detail } = describeWork(t, line)
  return (
    <li
      data-entry
      className="group/row relative grid min-h-(--row-work,40px) grid-cols-[14px_minmax(0,1fr)_auto_6.5rem_6.5rem_28px] items-center gap-x-2.5 border-b border-line py-1 hover:bg-hover has-[.row-link:focus-visible]:bg-selected max-narrow:grid-cols-[14px_minmax(0,1fr)_auto_44px]"
    >
      <Glyph verdict={verdicts[line.source]} className="max-narrow:self-start max-narrow:mt-1" />
      <div className="min-w-0 max-narrow:col-span-2">
        <Link
          href={toWorkHref(line)}
          className="row-link font-medium"
          data-key={line.subject}
          tabIndex={isFirst ? 0 : -1}
        >
          <span className="wrap-anywhere">{title}</span>
        </Link>{' '}
        {detail && <span className="pl-1 text-ink-3">{detail}</span>}
        {line.source === 'stops' && <StoppedCustomers line={line} />}
        <Said each={each} userName={userName} />
      </div>
      <span className="min-w-32 text-right max-narrow:col-start-2 max-narrow:row-start-2 max-narrow:text-left">
        {line.sums?.map(({ amount, currency }) => (
          <span key={currency} className="block">
            <MoneyAmount value={amount} currency={currency} />
          </span>
        ))}
      </span>
      <span className="justify-self-end whitespace-nowrap text-ink-3 tabular-nums max-narrow:col-start-3 max-narrow:row-start-2">
        <WorkWhen line={line} today={today} />
      </span>
      <span
        className="text-right text-accent group-hover/row:underline max-narrow:hidden"
        aria-hidden="true"
      >
        {t(`today.verb.${line.source}`, { count: formatCount(line.count) })}
      </span>
      <span className="relative z-1 max-narrow:col-start-4 max-narrow:row-start-1">
        <WorkMenu each={each} title={title} userName={userName} onAct={onAct} />
      </span>
    </li>
  )
}

/** Whose stops end, each leading to its customer, with the day of the first that ends. */
function StoppedCustomers({ line }: { line: Extract<WorkLine, { source: 'stops' }> }) {
  const t = useT()
  const { customers, unnamed, clientNo } = line
  if (customers.length + unnamed === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 text-xs/5 text-ink-3">
      {customers.map(({ customerNo, name, until }) => (
        <li key={customerNo} className="relative z-1 min-w-0">
          <Link
            className="text-ink-2 underline underline-offset-2"
            href={routes.customer(clientNo, customerNo)}
          >
            {name || customerNo}
          </Link>{' '}
          <span className="tabular-nums">{formatShortDay(t, until)}</span>
        </li>
      ))}
      {unnamed > 0 && <li>{t('today.line.stopsUnnamed', { count: unnamed })}</li>}
    </ul>
  )
}

/** Who has the line, and what was noted of it. */
function Said({ each: { mark }, userName }: Pick<Props, 'each' | 'userName'>) {
  if (!mark?.claimedBy && !mark?.note) return null
  const { subject, claimedBy, note, noteBy } = mark
  return (
    <span className="block text-xs text-ink-2">
      <MarkWords
        holder={claimedBy}
        person={userName}
        notes={note === null ? [] : [{ subject, note, by: noteBy }]}
      />
    </span>
  )
}
