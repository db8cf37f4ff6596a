'use client'

import { PanelSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import { referenceKinds } from '@/lib/features/invoice-tracking/domain/references/reference-kinds'
import type {
  ReferenceGroup,
  ReportedLine,
} from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { ReferenceExport } from './reference-export'
import { ReferenceReply } from './reference-reply'

/**
 * Beside a result, or below it: a reply to the caller, the way to a file, and what was recognised.
 */
export function ReferenceAside({ report, shown, causes }: Props) {
  const t = useT()
  const kinds = referenceKinds
    .map((kind) => ({ kind, count: report.filter((line) => line.kind === kind).length }))
    .filter(({ count }) => count > 0)
  return (
    <aside
      className="border-l border-line bg-canvas max-wide:border-t max-wide:border-l-0 print:hidden"
      aria-label={t('references.reply.title')}
    >
      <div className="sticky top-0 px-5 pt-1 pb-8 max-narrow:px-4">
        <ReferenceReply report={report} shown={shown} />
        <ReferenceExport report={report} causes={causes} />
        <PanelSection title={t('references.recognised')}>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 tabular-nums">
            {kinds.map(({ kind, count }) => (
              <div key={kind} className="contents">
                <dt className="text-ink-2">{t(`references.kind.${kind}`)}</dt>
                <dd className="text-right">{count}</dd>
              </div>
            ))}
          </dl>
        </PanelSection>
      </div>
    </aside>
  )
}

type Props = {
  report: readonly ReportedLine[]
  shown: ReferenceGroup | null
  causes: CauseTexts | null
}
