'use client'

import { useMemo, useState } from 'react'
import { CountButtons } from '@/components/data-grid/filters/count-buttons'
import { FindingsAside } from '@/components/file-import/findings-aside'
import { ImportBar } from '@/components/file-import/import-bar'
import { ImportSteps } from '@/components/file-import/import-head'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  countDryRun,
  type DryRunFilter,
  fitsFilter,
  type ReadyTotals,
  rowEffects,
  rowVerdicts,
  summarizeReady,
} from '@/lib/features/customer-import/domain/dry-run'
import {
  type CustomerImportKey,
  customerImportFields,
} from '@/lib/features/customer-import/domain/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { StepProps } from './columns-step'
import { ConfirmImport } from './confirm-import'
import { CustomerImportFrame } from './customer-import-frame'
import { DoubleCustomers } from './double-customers'
import { DownloadVerdicts } from './download-verdicts'
import { PreviewRows } from './preview-rows'
import { RowDetail } from './row-detail'
import { BeyondReads } from './stored-progress'

type Review = NonNullable<StepProps['page']['review']>
type Shown = { filter: DryRunFilter | null; group: FindingGroup<CustomerImportKey> | null }

/**
 * What would become of each row if it was sent, before anything is: counts on top, every row with
 * each field before and after, and what is found, once for all its rows.
 */
export function PreviewStep({ clientNo, effect, userName, page, texts, steps }: StepProps) {
  const t = useT()
  const [shown, setShown] = useState<Shown>({ filter: null, group: null })
  const [openLine, setOpenLine] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { source, review } = page
  const all = review?.rows ?? none
  const counts = useMemo(() => countDryRun(all), [all])
  const totals = useMemo(() => summarizeReady(all), [all])
  const rows = useMemo(() => listShown(all, shown), [all, shown])
  const open = openLine === null ? undefined : all.find(({ line }) => line === openLine)
  if (!review || !source.state) return null
  const { ready } = review.counts
  return (
    <CustomerImportFrame
      clientNo={clientNo}
      effect={effect}
      fill
      title={t('fileImport.file.ready', {
        ready: formatCount(ready),
        rows: all.length,
        all: formatCount(all.length),
      })}
      actions={<ImportSteps at="send" />}
      saveBar={
        <PreviewBar
          {...{ page, review, totals }}
          onRead={steps.lookUp}
          onSend={() => setAsked(true)}
        />
      }
    >
      <CountButtons
        label={t('customerImport.counts.label')}
        all={{ name: t('customerImport.counts.all'), count: all.length }}
        groups={[...rowVerdicts, ...rowEffects].map((group) => ({
          ...{ group, name: t(`customerImport.counts.${group}`), count: counts[group] },
        }))}
        chosen={shown.filter}
        onChoose={(filter) => setShown({ filter, group: null })}
      >
        <Button size="sm" onClick={steps.goBack}>
          {t('customerImport.columns')}
        </Button>
        <DownloadVerdicts rows={rows} given={source.state.sources} />
      </CountButtons>
      {!page.isPreviewed && (
        <StateBlock kind="unknown" variant="strip" title={t('customerImport.run.stale')} />
      )}
      <BeyondReads count={page.beyond} onMore={steps.lookUp} />
      <DoubleCustomers page={page} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_min(382px,32%)] max-wide:grid-cols-[minmax(0,1fr)] max-wide:overflow-auto max-narrow:block [&>*]:min-h-0">
        <PreviewRows
          rows={rows}
          given={source.state.sources}
          openLine={openLine}
          group={shown.group}
          texts={texts}
          onOpen={setOpenLine}
          onLeaveOut={(lines) => source.answer({ does: 'leaveOut', group: toTickedGroup(lines) })}
        />
        <div className="overflow-auto border-l border-line bg-canvas max-wide:overflow-visible max-wide:border-t max-wide:border-l-0 [&>aside]:border-0">
          {open ? (
            <RowDetail row={open} onClose={() => setOpenLine(null)} />
          ) : (
            <FindingsAside
              fields={customerImportFields}
              texts={texts}
              source={source}
              review={review}
              onShow={(group) => setShown({ filter: null, group })}
            />
          )}
        </div>
      </div>
      {isAsked && (
        <ConfirmImport
          {...{ clientNo, effect, userName, totals }}
          fileName={source.state.name}
          rows={all}
          onClose={() => setAsked(false)}
          onHandedOver={page.dropKept}
        />
      )}
    </CustomerImportFrame>
  )
}

type BarProps = {
  page: StepProps['page']
  review: Review
  totals: ReadyTotals
  onRead: () => void
  onSend: () => void
}

/** The next step is to send the rows, or to read again what no longer fits them. */
function PreviewBar({ page, review, totals, onRead, onSend }: BarProps) {
  const t = useT()
  const { isPreviewed, isAnswered } = page
  const { ready } = review.counts
  return (
    <ImportBar
      rows={review.rows.length}
      counts={review.counts}
      isChecking={page.isChecking}
      detail={isPreviewed ? describeTotals(t, totals) : t('customerImport.bar.read')}
      label={
        isPreviewed
          ? t('customerImport.send.open', { count: formatCount(ready) })
          : t('customerImport.run.again')
      }
      isBlocked={isPreviewed && (ready === 0 || !isAnswered)}
      onDiscard={page.discard}
      onGoOn={isPreviewed ? onSend : onRead}
    />
  )
}

const describeTotals = (t: Translate, { changed, created }: ReadyTotals) =>
  [
    ...(changed > 0 ? [t('customerImport.bar.changed', { count: formatCount(changed) })] : []),
    ...(created > 0 ? [t('customerImport.bar.created', { count: formatCount(created) })] : []),
  ].join(', ')

const none: Review['rows'] = []

function listShown(rows: typeof none, { filter, group }: Shown): typeof none {
  if (filter !== null) return rows.filter((row) => fitsFilter(row, filter))
  if (group === null) return rows
  const lines = new Set(group.cases.map(({ line }) => line))
  return rows.filter(({ line }) => lines.has(line))
}

/** Rows that were ticked to stay behind, as the group that an answer is given for. */
const toTickedGroup = (lines: number[]): FindingGroup<CustomerImportKey> => ({
  ...{ id: `ticked:${lines[0]}:${lines.length}`, field: null, is: 'warned' },
  ...{ why: 'ticked', values: [''] },
  cases: lines.map((line) => ({ line, value: '' })),
})
