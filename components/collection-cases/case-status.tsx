import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import {
  type CaseTone,
  describeCaseStatus,
} from '@/lib/features/collection-cases/messages/case-labels'

type CaseState = Parameters<typeof describeCaseStatus>[1]

/** How a case stands, as one sentence with its shape; cut at the end of its line unless it wraps. */
export function CaseStatus({ read, wraps = false }: { read: CaseState; wraps?: boolean }) {
  const t = useT()
  const { tone, words } = describeCaseStatus(t, read)
  return (
    <span className="status">
      <Glyph verdict={caseVerdicts[tone]} />
      <span className={wraps ? 'overflow-hidden' : 'truncate'}>{words}</span>
    </span>
  )
}

/** The shape of a verdict on a case. */
export const caseVerdicts: Record<CaseTone, Verdict> = {
  asks: 'wait',
  runs: 'run',
  paused: 'stop',
  paid: 'ok',
  ended: 'new',
  unknown: 'unknown',
}
