'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { useToday } from '@/components/ui/hooks/use-today'
import { Kbd } from '@/components/ui/kbd'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { useRefreshDecisions } from '@/lib/features/collection-cases/client/use-decide'
import {
  type CaseVerb,
  caseVerbs,
  splitByFinality,
} from '@/lib/features/collection-cases/domain/case-answers'

const BulkDecisionDialog = dynamic(
  () => import('./bulk-decision-dialog').then((part) => part.BulkDecisionDialog),
  { ssr: false },
)

const letters: Record<CaseVerb, string> = { accept: 'a', reject: 'd', pause: 'p', resume: 'u' }

type Props = {
  organizationId: string
  userName: string
  /** The ticked ones. */
  rows: readonly CollectionCase[]
  /** The ticks have done what they were for. */
  onDone: () => void
}

/** What may be done with ticked cases: each verb with how many of them admit it. */
export function CaseVerbs({ organizationId, userName, rows, onDone }: Props) {
  const today = useToday()
  const offers = useOffers()
  const refreshDecisions = useRefreshDecisions()
  const [asked, setAsked] = useState<{ verb: CaseVerb; rows: readonly CollectionCase[] } | null>(
    null,
  )
  function close(wasSent: boolean) {
    setAsked(null)
    if (!wasSent) return
    void refreshDecisions()
    onDone()
  }

  return (
    <>
      {caseVerbs.map((verb) => (
        <VerbButton
          key={verb}
          verb={verb}
          count={splitByFinality(verb, rows, offers).together.length}
          onAsk={() => setAsked({ verb, rows })}
        />
      ))}
      {asked && (
        <BulkDecisionDialog {...{ organizationId, userName, today, ...asked }} onClose={close} />
      )}
    </>
  )
}

function VerbButton({ verb, count, onAsk }: { verb: CaseVerb; count: number; onAsk: () => void }) {
  const t = useT()
  useLetterKey(letters[verb], onAsk, count > 0)
  if (count === 0) return null
  return (
    <Button size="sm" aria-haspopup="dialog" aria-keyshortcuts={letters[verb]} onClick={onAsk}>
      {t(`decisions.batch.verb.${verb}`, { count })}
      <Kbd>{letters[verb].toUpperCase()}</Kbd>
    </Button>
  )
}
