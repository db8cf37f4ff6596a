import type { FailureGroup, Failures } from '@/lib/features/delivery-failures/client/failures'
import {
  type FailuresQuestion,
  type FailuresView,
  nobody,
  pickGroups,
} from '@/lib/features/delivery-failures/client/failures-view'
import type { FailureOwners } from '@/lib/features/delivery-failures/client/use-failure-owners'
import { type NamedRow, orderRows } from '@/lib/features/delivery-failures/domain/failure-order'
import {
  type FailureRow,
  foldGroups,
  sumRows,
} from '@/lib/features/delivery-failures/domain/failure-rows'
import {
  describeCause,
  findFieldToFix,
} from '@/lib/features/delivery-failures/messages/describe-cause'
import { formatCount } from '@/lib/shared/format/count'
import { formatTitleDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * The causes that an address picks, by name and with who has each, in its order: also those that
 * are handled.
 */
export function listNamedRows(
  t: Translate,
  groups: readonly FailureGroup[],
  view: FailuresView,
  { findOwner }: Pick<FailureOwners, 'findOwner'>,
): NamedRow[] {
  const rows = foldGroups(pickGroups(groups, view.cause)).map(
    (row): NamedRow => ({
      row,
      name: nameRow(t, row),
      field: findFieldToFix(t, row.cause)?.label ?? null,
      owner: findOwner(row),
    }),
  )
  return rows.filter(({ owner }) => isOwnedAs(owner, view.owner))
}

/** What is not known is shown, whoever is asked for. */
const isOwnedAs = (owner: NamedRow['owner'], wanted: string | null) =>
  wanted === null || owner === undefined || (wanted === nobody ? owner === null : owner === wanted)

/** Those of them that the address shows, and those that were just handled. */
export function pickShownRows(
  rows: readonly NamedRow[],
  { handled, by, order }: Pick<FailuresView, 'handled' | 'by' | 'order'>,
  leaving: ReadonlySet<string>,
  period: { from: string; to: string },
): NamedRow[] {
  const shown = rows.filter(
    ({ row }) =>
      handled === 'all' || (handled === 'done') === (row.unhandled === 0) || leaving.has(row.key),
  )
  return orderRows(shown, { by, direction: order }, period)
}

const nameRow = (t: Translate, { kind, groups }: FailureRow): string =>
  kind === 'shapes'
    ? t('deliveryFailures.cause.shapes', { count: groups.length })
    : describeCause(t, groups[0]).name

/** Whether all failures were read and nobody has to handle any, whatever the address picks. */
export const areAllHandled = ({ all, groups }: Failures): boolean =>
  all && groups.length > 0 && groups.every(({ unhandled }) => unhandled === 0)

/** How many are not handled. None of a part is no answer: then the title names the page. */
function describeCount(
  t: Translate,
  { data, failed, unhandled }: { data: Failures; failed: number; unhandled: number },
): string {
  const isWhole = data.all
  if (unhandled === 0 && areAllHandled(data)) return t('deliveryFailures.allHandled')
  if (unhandled === 0 && (!isWhole || failed > 0)) return t('deliveryFailures.title')
  return t('deliveryFailures.headline', {
    ...{ isWhole: isWhole ? 'yes' : 'no', count: unhandled, shown: formatCount(unhandled) },
  })
}

/** The title, which is the answer, and the sentence below it. */
export function describeFailures(
  t: Translate,
  {
    data,
    rows,
    question,
  }: { data: Failures; rows: readonly NamedRow[]; question: FailuresQuestion },
): { title: string; summary: string } {
  const { causes, failed, unhandled } = sumRows(rows.map(({ row }) => row))
  const unknown = rows.find(({ row }) => row.kind === 'shapes')?.row.unhandled ?? 0
  return {
    title: describeCount(t, { data, failed, unhandled }),
    summary: t('deliveryFailures.summary', {
      causes,
      from: formatTitleDate(t, question.FromDate),
      to: formatTitleDate(t, question.ToDate),
      handled: formatCount(failed - unhandled),
      unknown,
      unknownShown: formatCount(unknown),
    }),
  }
}

/** `Sent again: 12 confirmed sent, 3 on their way, 1 failed`, without what there is none of. */
export function describeResent(t: Translate, resent: NonNullable<FailureRow['resent']>): string {
  const parts = (['sent', 'waiting', 'failed'] as const)
    .filter((standing) => resent[standing] > 0)
    .map((standing) =>
      t(`deliveryFailures.resent.${standing}`, {
        count: resent[standing],
        shown: formatCount(resent[standing]),
      }),
    )
  return t('deliveryFailures.resent.line', { parts: parts.join(', ') })
}
