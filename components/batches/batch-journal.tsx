'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { AccessNotKnown } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import type { Answer } from '@/lib/contracts/registry'
import type { SentBatch } from './batch-outcome'

type Props = {
  journal: Pick<
    UseQueryResult<Pick<Answer<'listSentBatches'>, 'batches' | 'isWhole'>>,
    'data' | 'error' | 'isPending' | 'refetch'
  >
  /** Its line, for each time that the journal has it. */
  renderSent: (sent: SentBatch) => ReactNode
  /** Its rows as the service tells them, for a batch that was not sent from here. */
  rows: ReactNode
}

/**
 * One batch as the journal knows it, where it was sent from here: who sent it, what became of each
 * row beside what was sent, and who has what is left to do. Of another one its rows stand alone, and
 * where the journal could not be read, or not whole, nobody says whose it is.
 */
export function BatchJournal({ journal, renderSent, rows }: Props) {
  const t = useT()
  const { data, error, isPending, refetch } = journal
  const sent = data?.batches ?? []
  return (
    <>
      {error && (
        <FailureBlock
          failure={toFailure(error)}
          doing="read"
          variant="strip"
          steps={<Button onClick={() => void refetch()}>{t('states.tryAgain')}</Button>}
        />
      )}
      <ol aria-label={t('batches.fromHere')}>{sent.map(renderSent)}</ol>
      {rows && !isPending && sent.length === 0 && (
        <>
          {data?.isWhole === false && <AccessNotKnown onAgain={() => void refetch()} />}
          {data?.isWhole && (
            <StateBlock variant="strip" kind="empty" title={t('batches.notOurs')} />
          )}
          {rows}
        </>
      )}
    </>
  )
}
