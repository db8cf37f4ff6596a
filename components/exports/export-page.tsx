'use client'

import { Facts } from '@/components/form/facts'
import { PageFrame } from '@/components/layout/page-frame'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import { useExport } from '@/lib/features/exports/client/use-export'
import { routes } from '@/lib/shared/routes'
import { ExportProgress } from './export-progress'
import { listReceiptFacts } from './receipt-facts'

/**
 * The page of one export: whether it is complete and why not, and everything by which that can be
 * proven.
 */
export function ExportPage({ exportId }: { exportId: string }) {
  const t = useT()
  const followed = useExport(exportId)
  const { receipt, unread } = followed
  return (
    <PageFrame
      crumbs={[
        { label: t('exports.title'), href: routes.exports() },
        { label: exportId.slice(0, 8) },
      ]}
      tab={receipt ? [receipt.fileName] : undefined}
      title={t('exports.one', { exportId: exportId.slice(0, 8) })}
      facts={receipt ? [{ label: receipt.fileName, copy: receipt.fileName }] : []}
    >
      <div className="px-6 pt-2 pb-6 max-narrow:px-4">
        {receipt && (
          <>
            <ExportProgress receipt={receipt} followed={followed} />
            <div className="max-w-[920px] border-t border-line pt-2 tabular-nums max-narrow:[&_dt]:pb-0 [&>dl]:grid-cols-[160px_minmax(0,1fr)] max-narrow:[&>dl]:grid-cols-1">
              <Facts items={listReceiptFacts(t, receipt)} />
            </div>
          </>
        )}
        {!receipt && unread && <FailureBlock failure={unread} doing="read" />}
      </div>
    </PageFrame>
  )
}
