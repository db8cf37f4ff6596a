'use client'

import { useQuery } from '@tanstack/react-query'
import { RowKeys } from '@/components/data-grid/row-keys'
import { PageFrame } from '@/components/layout/page-frame'
import { getButtonClass } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { useTimedReads } from '@/lib/client/use-polling'
import { getExportsQuery, getListPollInterval } from '@/lib/features/exports/client/exports'
import { formatCount } from '@/lib/shared/format/count'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { routes } from '@/lib/shared/routes'
import { type ExportReceipt, isWholeExport, summarizeListed } from './describe-export'
import { findExportVerdict } from './export-progress'

/** The person's own exports, newest first; each leads to its receipt. */
export function ExportsPage() {
  const t = useT()
  const query = getExportsQuery()
  const { data, error } = useQuery({ ...query, staleTime: 0 })
  useTimedReads(query.queryKey, getListPollInterval(data?.exports))
  return (
    <PageFrame
      crumbs={[{ label: t('exports.title') }]}
      title={t('exports.title')}
      facts={[{ label: t('exports.kept') }]}
    >
      {data && data.exports.length > 0 && (
        <RowKeys label={t('exports.title')} variant="list" hasLinks>
          <ul>
            {data.exports.map((receipt) => (
              <ExportLine key={receipt.exportId} receipt={receipt} />
            ))}
          </ul>
        </RowKeys>
      )}
      {data?.exports.length === 0 && (
        <StateBlock kind="empty" title={t('exports.none')}>
          {t('exports.noneMeaning')}
        </StateBlock>
      )}
      {!data && error instanceof OperationFailed && (
        <FailureBlock failure={error.failure} doing="read" />
      )}
    </PageFrame>
  )
}

function ExportLine({ receipt }: { receipt: ExportReceipt }) {
  const t = useT()
  const { exportId, fileName, rows, startedAt, hasFile, search } = receipt
  return (
    <li
      data-entry
      className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line px-6 py-1.5 max-narrow:px-4"
    >
      <Glyph verdict={findExportVerdict(receipt)} className="mt-0.75 self-start" />
      <span className="grid min-w-0 flex-[1_1_280px] wrap-anywhere">
        <Link data-row href={routes.export(exportId)}>
          {fileName}
        </Link>
        <span className="text-xs/5 text-ink-2">{summarizeListed(t, receipt)}</span>
        {search === null && (
          <span className="text-xs/5 text-ink-2">{t('exports.filtersLost')}</span>
        )}
      </span>
      <span className="text-xs/5 text-ink-3 tabular-nums">
        {t('exports.counted', { rows: formatCount(rows), pages: receipt.pages })},{' '}
        <Moment instant={startedAt} format={formatDateTime} />
      </span>
      {hasFile && (
        <a
          className={getButtonClass({ size: 'sm' })}
          href={routes.exportFile(exportId)}
          download={fileName}
        >
          {t(isWholeExport(receipt) ? 'exports.download' : 'exports.downloadPart')}
        </a>
      )}
    </li>
  )
}
