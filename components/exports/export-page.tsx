'use client'

import { Facts } from '@/components/form/facts'
import { PageFrame } from '@/components/layout/page-frame'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import { useExport } from '@/lib/features/exports/client/use-export'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { ExportProgress } from './export-progress'
import { splitReceiptFacts } from './receipt-facts'

/**
 * The page of one export: whether it is complete and why not, in five lines, and folded under them
 * everything by which that can be proven.
 */
export function ExportPage({ exportId }: { exportId: string }) {
  const t = useT()
  const followed = useExport(exportId)
  const { receipt, unread } = followed
  const facts = receipt && splitReceiptFacts(t, receipt)
  return (
    <PageFrame
      crumbs={[
        { label: t('exports.title'), href: routes.exports() },
        { label: receipt?.fileName ?? t('exports.receipt') },
      ]}
      tab={receipt ? [receipt.fileName] : undefined}
      title={receipt?.fileName ?? t('exports.receipt')}
      facts={
        receipt
          ? [
              { label: t(`exports.list.${receipt.kind}`) },
              { label: t('exports.rows', { rows: formatCount(receipt.rows) }) },
            ]
          : []
      }
    >
      <div className="px-6 pt-2 pb-6 max-narrow:px-4">
        {receipt && facts && (
          <>
            <ExportProgress receipt={receipt} followed={followed} />
            <div className={factsClass}>
              <Facts items={facts.first} />
              <details>
                <summary className="py-1.5 text-accent">{t('exports.proof')}</summary>
                <Facts items={facts.proof} />
              </details>
            </div>
          </>
        )}
        {!receipt && unread && <FailureBlock failure={unread} doing="read" />}
      </div>
    </PageFrame>
  )
}

const factsClass =
  'max-w-[920px] border-t border-line pt-2 tabular-nums max-narrow:[&_dt]:pb-0 [&_dl]:grid-cols-[160px_minmax(0,1fr)] max-narrow:[&_dl]:grid-cols-1'
