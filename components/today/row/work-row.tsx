import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import type { WorkLine } from '@/lib/contracts/desk/work'
import type { MarkedLine } from '@/lib/features/today/domain/work-order'
import { describeWork, labelWorkVerb } from '@/lib/features/today/messages/describe-work'
import { MarkWords } from '../mark-words'
import type { WorkVerb } from '../work-keys'
import { toWorkHref } from '../work-link'
import { WorkMenu } from '../work-menu'
import { WorkObjects } from './work-objects'
import { WorkWhen } from './work-when'

const verdicts: Record<WorkLine['source'], Verdict> = {
  outcomes: 'unknown',
  bulkActions: 'warn',
  decisions: 'date',
  stops: 'stop',
  followUps: 'date',
  failures: 'fail',
  batches: 'warn',
  waiting: 'wait',
  amounts: 'warn',
  webhooks: 'warn',
}

/** A gap that stays behind on the line above where what follows it goes to the next one. */
const enSpace = '\u2002'

type Props = {
  each: MarkedLine
  isFirst: boolean
  today: string
  userName: string
  /** Null where nothing can be said of a line. */
  onAct: ((verb: WorkVerb, each: MarkedLine) => void) | null
}

/** One line of work: what it is, why it is here, how much, how old, who has it, and where it is done. */
export function WorkRow({ each, isFirst, today, userName, onAct }: Props) {
  const t = useT()
  const { line } = each
  const { title, detail } = describeWork(t, line)
  return (
    <li
      data-entry
      className="group/row relative grid min-h-(--row-work,40px) grid-cols-[14px_minmax(0,1fr)_auto_7.5rem_6.5rem_28px] content-center items-baseline gap-x-2.5 border-b border-line py-1 [--bleed:transparent] hover:bg-hover hover:[--bleed:var(--color-hover)] has-[.row-link:focus-visible]:bg-selected has-[.row-link:focus-visible]:[--bleed:var(--color-selected)] shadow-[-8px_0_var(--bleed),8px_0_var(--bleed)] max-narrow:grid-cols-[14px_minmax(0,1fr)_auto_44px] max-narrow:items-start"
    >
      <Glyph verdict={verdicts[line.source]} className="translate-y-0.5 max-narrow:mt-0.5" />
      <div className={`min-w-0 max-narrow:col-span-2 ${line.sums ? '' : 'col-span-2'}`}>
        <Link
          href={toWorkHref(line)}
          className="row-link font-medium"
          data-key={line.subject}
          tabIndex={isFirst ? 0 : -1}
        >
          <span className="wrap-anywhere">{title}</span>
        </Link>
        {detail && (
          <span className="text-ink-3">
            {enSpace}
            <PersonLink
              person={'person' in line ? line.person : ''}
              say={(person) => describeWork(t, line, person).detail ?? ''}
            />
          </span>
        )}
        <WorkObjects line={line} />
        <Said each={each} userName={userName} />
      </div>
      {line.sums && (
        <span className="min-w-32 text-right max-narrow:col-start-2 max-narrow:row-start-2 max-narrow:text-left">
          {line.sums.map(({ amount, currency }) => (
            <span key={currency} className="block">
              <MoneyAmount value={amount} currency={currency} />
            </span>
          ))}
        </span>
      )}
      <span className="justify-self-end whitespace-nowrap text-ink-3 tabular-nums max-narrow:col-start-3 max-narrow:row-start-2">
        <WorkWhen line={line} today={today} />
      </span>
      <span
        className="text-right text-accent group-hover/row:underline max-narrow:hidden"
        aria-hidden="true"
      >
        {labelWorkVerb(t, line)}
      </span>
      <span className="relative z-1 -my-0.5 self-start max-narrow:col-start-4 max-narrow:row-span-2 max-narrow:row-start-1 max-narrow:-mt-2 max-narrow:mb-0">
        {onAct && <WorkMenu each={each} title={title} userName={userName} onAct={onAct} />}
      </span>
    </li>
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
