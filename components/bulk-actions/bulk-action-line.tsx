import { WorkHolder } from '@/components/today/public'
import { Glyph } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import type { BulkAction } from '@/lib/contracts/desk/bulk/bulk-actions'
import { countAllRows, countSentRows } from '@/lib/features/bulk-actions/client/bulk-actions'
import {
  describeBulkAction,
  findBulkVerdict,
  listBulkCounts,
} from '@/lib/features/bulk-actions/messages/describe-bulk-action'
import { listBulkActionWork } from '@/lib/features/today/domain/public'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { routes } from '@/lib/shared/routes'

type Props = {
  action: BulkAction
  /** Named where the person has several. */
  company: string | undefined
}

/** One bulk action: what is done to how many, how far it is, who began it when, and who has what is left. */
export function BulkActionLine({ action, company }: Props) {
  const t = useT()
  const title = describeBulkAction(t, action)
  const counts = listBulkCounts(t, action).join(', ')
  return (
    <li
      data-entry
      className="flex min-h-11 flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-6 py-2 max-narrow:px-4"
    >
      <Glyph verdict={findBulkVerdict(action)} className="mt-0.75" />
      <span className="grid min-w-0 flex-[1_1_320px] wrap-anywhere">
        <Link data-row className="font-medium" href={routes.bulkAction(action.bulkActionId)}>
          {title}
        </Link>
        {action.imported && <span className="text-xs/5 text-ink-2">{action.imported.source}</span>}
        {counts && <span className="text-xs/5 text-ink-2 tabular-nums">{counts}</span>}
      </span>
      <span className="flex-[0_1_160px] text-xs/5 text-ink-2">
        {action.state === 'running' ? (
          <ProgressMeter label={title} value={countSentRows(action)} max={countAllRows(action)} />
        ) : (
          t(`bulkActions.states.${action.state}`)
        )}
      </span>
      <span className="flex-[0_1_220px] text-xs/5 text-ink-3 tabular-nums">
        <PersonLink person={action.person} />,{' '}
        <Moment instant={action.startedAt} format={formatDateTime} />
        {company && <span className="block">{company}</span>}
      </span>
      <div className="w-full">
        <WorkHolder work={listBulkActionWork(action)} />
      </div>
    </li>
  )
}
