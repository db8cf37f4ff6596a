import { ExplainRules } from '@/components/document-rules/public'
import { Glyph } from '@/components/ui/glyph'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { RawText } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { toFailedRowsQueryString } from '@/lib/features/delivery-failures/client/failures-view'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import type { FailureRow } from '@/lib/features/delivery-failures/domain/failure-rows'
import {
  describeCause,
  findFieldToFix,
} from '@/lib/features/delivery-failures/messages/describe-cause'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { describeResent } from '../describe-failures'
import { useFailuresPlace } from '../failures-context'
import type { CauseFixes } from '../use-cause-fixes'
import type { CauseVerbs } from '../use-cause-verbs'
import { CauseActions } from './cause-actions'
import { HandledLine } from './handled-line'
import { ReceiverFixes } from './receiver-fixes'
import { SampleTable } from './sample-table'
import { ShapeList } from './shape-list'

type Props = {
  named: NamedRow
  verbs: CauseVerbs
  hasOwners: boolean
  fixes: CauseFixes
}

/** What a cause opens to: what it means, its text, the invoices, and the field that mends it. */
export function CauseDetail({ named, verbs, hasOwners, fixes }: Props) {
  const t = useT()
  const { question } = useFailuresPlace()
  const { row, name } = named
  const [group] = row.groups
  const { means, next } = describeCause(t, group)
  const field = findFieldToFix(t, row.cause)
  const ids = row.companies.map(({ companyId }) => companyId)
  const text = group.samples[0]?.LogText
  return (
    <section
      aria-label={t('deliveryFailures.opened.label', { cause: name })}
      className="grid grid-cols-[minmax(0,300px)_minmax(0,1fr)] gap-x-8 gap-y-4 px-6 pt-3 pb-4 pl-18 max-wide:grid-cols-[minmax(0,1fr)] max-wide:pl-6 max-narrow:px-3"
    >
      <div className="min-w-0">
        <p className="text-ink-2">{means}</p>
        <p className="pt-1 text-ink-2">{next}</p>
        {row.kind === 'cause' && text && (
          <>
            <RawText>{text}</RawText>
            <p className="pt-1 text-xs text-ink-3">{describeSameText(t, row)}</p>
            <ExplainRules text={text} />
          </>
        )}
        {row.resent && (
          <p className="flex items-center gap-x-2 pt-2.5 text-ink-2">
            <Glyph verdict={row.resent.isMended ? 'ok' : 'run'} />
            {describeResent(t, row.resent)}
          </p>
        )}
        {row.handled && <HandledLine handled={row.handled} />}
        <CauseActions named={named} verbs={verbs} hasOwners={hasOwners} />
      </div>
      <div className="min-w-0">
        {row.kind === 'shapes' ? (
          <ShapeList groups={row.groups} />
        ) : field && group.receivers.shown.length > 0 ? (
          <ReceiverFixes group={group} field={field} fixes={fixes} />
        ) : (
          <SampleTable rows={group.samples} count={row.count} withText={row.kind === 'silent'} />
        )}
        {ids.length > 0 && (
          <p className="pt-2.5">
            <Link
              className={`${hyperlinkClass} inline-flex min-h-6 items-center`}
              href={routes.partnerSearch(toFailedRowsQueryString(question, ids))}
            >
              {t('deliveryFailures.opened.rows', { count: ids.length })}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}

/** In how many of the newest rows the text stands as it is shown. */
function describeSameText(t: ReturnType<typeof useT>, { groups: [{ samples }] }: FailureRow) {
  const same = samples.filter(({ LogText }) => LogText === samples[0]?.LogText).length
  return t('deliveryFailures.opened.sameText', {
    same: formatCount(same),
    count: formatCount(samples.length),
  })
}
