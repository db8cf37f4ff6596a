import dynamic from 'next/dynamic'
import { useState } from 'react'
import { VerbButton } from '@/components/data-grid/verb-button'
import { Button } from '@/components/ui/button'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import type { CauseVerbs } from './use-cause-verbs'

const AssignCausesDialog = dynamic(
  () => import('./assign-causes-dialog').then((part) => part.AssignCausesDialog),
  { ssr: false },
)

type Props = { rows: readonly NamedRow[]; verbs: CauseVerbs }

/** Gives ticked causes to somebody: those of which it is known who has them. */
export function AssignCauses({ rows, verbs, onDone }: Props & { onDone: () => void }) {
  const t = useT()
  const known = rows.filter(({ owner }) => owner !== undefined)
  const asking = useAssigning(known, (given, person) => {
    verbs.assign(given, person)
    onDone()
  })
  return (
    <>
      <VerbButton letter="a" isOffered={known.length > 0 && asking.isOffered} onAsk={asking.ask}>
        {t('deliveryFailures.assign.count', { count: known.length })}
      </VerbButton>
      {asking.dialog}
    </>
  )
}

/** Gives one cause to somebody. */
export function AssignCause({ named, verbs }: { named: NamedRow; verbs: CauseVerbs }) {
  const t = useT()
  const asking = useAssigning([named], verbs.assign)
  if (!asking.isOffered) return null
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-haspopup="dialog"
        busy={verbs.isTaking}
        busyLabel={t('deliveryFailures.taking')}
        onClick={asking.ask}
      >
        {t('deliveryFailures.assign.open')}
      </Button>
      {asking.dialog}
    </>
  )
}

/** The question to whom some causes go, for whoever may know the people of a client. */
function useAssigning(rows: readonly NamedRow[], onAssign: CauseVerbs['assign']) {
  const offers = useOffers()
  const [asked, setAsked] = useState<readonly NamedRow[] | null>(null)
  return {
    isOffered: offers('listFollowUps'),
    ask: () => setAsked(rows),
    dialog: asked && (
      <AssignCausesDialog rows={asked} onAssign={onAssign} onClose={() => setAsked(null)} />
    ),
  }
}
