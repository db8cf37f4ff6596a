'use client'

import { ListFooter } from '@/components/data-grid/list-footer'
import { useCauses } from '@/components/delivery-failures/public'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { References } from '@/lib/features/invoice-tracking/client/references/use-references'
import {
  countGroups,
  type ReferenceGroup,
} from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { formatTime } from '@/lib/shared/format/date-time'
import { ReferenceAside } from './reference-aside'
import { ReferenceGroups } from './reference-groups'
import { ReferenceNotices } from './reference-notices'
import { ReferenceTable } from './reference-table'

/**
 * What came of pasted lines: the answer as the title, the groups that all lines are in, each line
 * with its sentence, and beside them a reply and the way to a file.
 */
export function ReferenceResults({
  references,
  shown,
  companies,
  onShow,
  onEdit,
  onPasteNew,
}: Props) {
  const t = useT()
  const causes = useCauses()
  const { asked, report, progress } = references
  const counts = countGroups(report)
  const lines = shown === null ? report : report.filter(({ group }) => group === shown)
  const isRunning = progress?.phase === 'running'
  const kinds = new Set(report.map(({ kind }) => kind)).size
  const title = isRunning
    ? t('references.answer.searching', { count: report.length })
    : t('references.answer.all', { delivered: counts.delivered, all: report.length })
  const fact = t('references.asked', {
    ...{ all: report.length, companies, kinds },
    time: formatTime(new Date(asked?.at ?? 0)).slice(0, 5),
  })

  return (
    <PageFrame
      crumbs={[{ label: t('lookups.area') }, { label: t('references.title') }]}
      title={title}
      facts={[{ label: fact }]}
      actions={
        <>
          <Button onClick={onEdit}>{t('references.edit')}</Button>
          <Button onClick={onPasteNew}>{t('references.pasteNew')}</Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_280px] max-wide:grid-cols-[minmax(0,1fr)]">
        <div className="min-w-0">
          <ReferenceNotices references={references} counts={counts} />
          <ReferenceGroups counts={counts} all={report.length} shown={shown} onShow={onShow} />
          <ReferenceTable lines={lines} causes={causes} onChange={references.changeLine} />
          <ListFooter
            held={t('references.shown', { shown: lines.length, all: report.length })}
            actions={<span>{t('references.notStored')}</span>}
          />
        </div>
        <ReferenceAside report={report} shown={shown} causes={causes} />
      </div>
    </PageFrame>
  )
}

type Props = {
  references: References
  shown: ReferenceGroup | null
  companies: number
  onShow: (group: ReferenceGroup | null) => void
  onEdit: () => void
  onPasteNew: () => void
}
