import dynamic from 'next/dynamic'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import { reportDecision } from '@/lib/features/collection-cases/client/answered-cases'
import { CaseSummary } from '../case-summary'
import { toCaseSubject } from '../decisions/decision-subject'

const DecisionDialog = dynamic(
  () => import('../decisions/decision-dialog').then((part) => part.DecisionDialog),
  { ssr: false },
)

export type PendingDecision = { row: CollectionCase; decision: DecisionName }

type Props = {
  asked: PendingDecision
  where: { organizationId: string; userName: string }
  /** A calendar date. */
  today: string
  onClose: () => void
}

/**
 * Asks for one decision. Once it was made and seen to be, the row says so and the dialog is gone; for
 * anything else it stays and says what happened.
 */
export function DecisionPrompt({ asked: { row, decision }, where, today, onClose }: Props) {
  const subject = toCaseSubject(where, row)
  if (!subject) return null
  return (
    <DecisionDialog
      subject={subject}
      decision={decision}
      today={today}
      standing={<CaseSummary read={row} today={today} />}
      onEnd={({ isSeen, ...result }) => {
        reportDecision(where.organizationId, row, { ...result, decision })
        if (isSeen) onClose()
      }}
      onClose={onClose}
    />
  )
}
