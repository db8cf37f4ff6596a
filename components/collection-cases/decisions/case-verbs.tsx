'use client'

import dynamic from 'next/dynamic'
import { useMemo, useState } from 'react'
import { VerbButton } from '@/components/data-grid/verb-button'
import { useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import { reportDecision } from '@/lib/features/collection-cases/client/answered-cases'
import { useRefreshDecisions } from '@/lib/features/collection-cases/client/use-cases'
import type { RowResult } from '@/lib/features/collection-cases/domain/answered-cases'
import { type CaseVerb, splitByFinality } from '@/lib/features/collection-cases/domain/case-answers'
import type { BulkDecisionDialog as Dialog } from './bulk-decision-dialog'
import { type BulkSubjects, caseSubjects, invoiceSubjects } from './bulk-subjects'

const BulkDecisionDialog = dynamic(
  () => import('./bulk-decision-dialog').then((part) => part.BulkDecisionDialog),
  { ssr: false },
) as typeof Dialog

const letters: Record<CaseVerb, string> = {
  accept: 'a',
  reject: 'd',
  pause: 'p',
  resume: 'u',
  withdraw: 'w',
}

type Props<Row> = {
  organizationId: string
  userName: string
  /** The ticked ones. */
  rows: readonly Row[]
  /** The ticks have done what they were for. */
  onDone: () => void
}

/** What may be done with ticked cases: each verb with how many of them admit it. */
export const CaseVerbs = (props: Props<CollectionCase>) => (
  <DecisionVerbs
    {...props}
    subjects={caseSubjects}
    onRow={(row, result) => reportDecision(props.organizationId, row, result)}
  />
)

/** The same for ticked invoices. */
export const InvoiceVerbs = (props: Props<CollectionInvoice>) => (
  <DecisionVerbs {...props} subjects={invoiceSubjects} />
)

function DecisionVerbs<Row extends CollectionCase | CollectionInvoice>({
  organizationId,
  userName,
  rows,
  subjects,
  onRow,
  onDone,
}: Props<Row> & {
  subjects: BulkSubjects<Row>
  onRow?: (row: Row, result: RowResult) => void
}) {
  const t = useT()
  const today = useToday()
  const offers = useOffers()
  const counts = useMemo(() => {
    const { verbs, findDecision } = subjects
    return Object.fromEntries(
      verbs.map((verb) => [
        verb,
        splitByFinality(verb, rows, offers, findDecision).together.length,
      ]),
    )
  }, [rows, subjects, offers])
  const refreshDecisions = useRefreshDecisions()
  const [asked, setAsked] = useState<{ verb: CaseVerb; rows: readonly Row[] } | null>(null)
  function close(wasSent: boolean) {
    setAsked(null)
    if (!wasSent) return
    void refreshDecisions()
    onDone()
  }

  return (
    <>
      {subjects.verbs.map((verb) => {
        const count = counts[verb] ?? 0
        return (
          <VerbButton
            key={verb}
            letter={letters[verb]}
            variant={verb === 'withdraw' ? 'final' : 'default'}
            isOffered={count > 0}
            onAsk={() => setAsked({ verb, rows })}
          >
            {t(`decisions.batch.verb.${verb}`, { count })}
          </VerbButton>
        )
      })}
      {asked && (
        <BulkDecisionDialog<Row>
          {...{ organizationId, userName, today, subjects, onRow, ...asked }}
          onClose={close}
        />
      )}
    </>
  )
}
