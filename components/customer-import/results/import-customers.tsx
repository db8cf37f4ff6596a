'use client'

import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Button } from '@/components/ui/button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Absent } from '@/components/ui/money-amount'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { useT } from '@/lib/client/translation'
import { useChangeReads } from '@/lib/client/use-polling'
import type { BulkAction, BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import { getImportCustomersList } from '@/lib/features/customer-import/client/import-customers'
import type {
  ImportResult,
  ImportStanding,
} from '@/lib/features/customer-import/domain/import-results'
import { listSentChanges } from '@/lib/features/customer-import/domain/import-results'
import { labelCustomerPath } from '@/lib/features/customers/messages/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { describeValue } from '../verdict-words'

type Props = {
  action: BulkAction
  batches: readonly BulkRow[]
  isOpenOnly: boolean
  /** The one batch that is shown; null for all of them. */
  batch: number | null
}

/** The customers of some batches of an import and what became of each; all, or those not done. */
export function ImportCustomers({ action, batches, isOpenOnly, batch }: Props) {
  const t = useT()
  const { bulkActionId, clientNo } = action
  const question = getImportCustomersList(bulkActionId, batches, { isOpenOnly, batch })
  const list = usePagedList(question)
  useChangeReads(list.queryKey, batches.map(({ seq, state }) => `${seq} ${state}`).join())
  const { failure, readAt, isAtEnd, isReadingMore, more, again } = list
  const rows = isOpenOnly ? list.rows.filter(({ standing }) => standing !== 'done') : list.rows
  const isHeld = readAt !== null
  return (
    <>
      <ReadStates failure={failure} isHeld={isHeld} rows={6} onAgain={again} />
      {isHeld && (
        <DataTable
          label={t('importResults.customers')}
          columns={createColumns(t, action.verb)}
          rows={rows}
          keyOf={({ line }) => String(line)}
          hrefOf={({ customerNo }) => clientNo && routes.customer(clientNo, customerNo)}
          empty={<StateBlock kind="empty" title={t('importResults.none')} />}
        />
      )}
      {isHeld && !isAtEnd && (
        <div className="px-6 py-3 max-narrow:px-4">
          <Button busy={isReadingMore} busyLabel={t('states.loadMore')} onClick={() => void more()}>
            {t('states.loadMore')}
          </Button>
        </div>
      )}
    </>
  )
}

const createColumns = (t: Translate, verb: BulkAction['verb']) =>
  defineColumns<ImportResult>()([
    {
      ...{ key: 'customerNo', title: t('importResults.column.customerNo'), width: 'w-36' },
      card: 'left',
      cell: ({ customerNo }) => customerNo,
    },
    {
      ...{ key: 'name', title: t('importResults.column.name'), width: 'w-60', card: 'right' },
      cell: ({ name }) => name ?? <Absent />,
    },
    {
      ...{ key: 'line', title: t('importResults.column.line'), width: 'w-20', align: 'end' },
      cell: ({ line }) => line,
    },
    {
      ...{ key: 'changes', title: t('importResults.column.changes'), width: 'w-96' },
      cell: (row) => {
        const words = describeChanges(t, row)
        return <span title={words}>{words || <Absent />}</span>
      },
    },
    {
      ...{ key: 'result', title: t('importResults.column.result'), width: 'w-96', card: 'foot' },
      cell: ({ standing, message }) => {
        const key = standing === 'changed' && verb === 'create' ? 'addedSince' : standing
        const words = t(`importResults.standing.${key}`)
        return (
          <span className="flex items-center gap-1.5" title={message ?? undefined}>
            <Glyph verdict={verdicts[standing]} />
            <span className="truncate">{message ? `${words}: ${message}` : words}</span>
          </span>
        )
      },
    },
  ])

const describeChanges = (t: Translate, row: ImportResult): string =>
  listSentChanges(row)
    .map(({ path, before, after }) =>
      t('importResults.change', {
        field: labelCustomerPath(t, path) ?? path,
        ...{ before: describeValue(t, before), after: describeValue(t, after) },
      }),
    )
    .join(', ')

const verdicts: Record<ImportStanding, Verdict> = {
  done: 'ok',
  failed: 'fail',
  untold: 'unknown',
  submitted: 'wait',
  changed: 'warn',
  waiting: 'new',
}
