'use client'

import { useLayoutEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { useExport } from '@/lib/features/exports/client/use-export'
import { routes } from '@/lib/shared/routes'
import { ExportChoices, type ExportPanelProps } from './export-choices'
import { ExportProgress } from './export-progress'

/**
 * What the panel of the export holds: the choices, and once it was started its progress.
 *
 * @param exportId the export that was started last; it outlives the panel.
 * @param onContent is called when other content has taken the place of the old.
 */
export function ExportContent({ exportId, onStarted, onContent, ...props }: ExportContentProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the export is what changes the content
  useLayoutEffect(onContent, [exportId])
  return exportId === null ? (
    <ExportChoices {...props} onStarted={onStarted} />
  ) : (
    <Following key={exportId} exportId={exportId} onAnother={() => onStarted(null)} />
  )
}

type ExportContentProps = ExportPanelProps & {
  exportId: string | null
  onStarted: (exportId: string | null) => void
  onContent: () => void
}

function Following({ exportId, onAnother }: { exportId: string; onAnother: () => void }) {
  const t = useT()
  const followed = useExport(exportId)
  return (
    <>
      {followed.receipt && (
        <ExportProgress receipt={followed.receipt} followed={followed} level={3} />
      )}
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2.5">
        <Link href={routes.export(exportId)}>{t('exports.receipt')}</Link>
        <Button variant="quiet" onClick={onAnother}>
          {t('exports.another')}
        </Button>
      </div>
    </>
  )
}
