'use client'

import dynamic from 'next/dynamic'
import { SentParts } from '@/components/file-import/sent/sent-parts'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { isNotConfirmed } from '@/lib/client/sent-files/sent-parts'
import { useT } from '@/lib/client/translation'
import type { DocumentsOutcome } from '@/lib/contracts/desk/receivables/new-document'
import { truncateId } from '@/lib/shared/format/truncate-id'
import { routes } from '@/lib/shared/routes'
import { UnknownDocuments } from './unknown-documents'
import type { DocumentsPart, SentDocuments as Sent } from './use-sent-documents'

export const BatchProgress = dynamic(() =>
  import('@/components/batches/public').then((part) => part.BatchProgress),
)

type Props = {
  clientNo: string
  userName: string
  sent: Sent
  /** The file is done with: another one is chosen. */
  onAnother: () => void
}

/** The batches of what was approved, each with what became of it and the way on. */
export function SentDocuments({ clientNo, userName, sent, onAnother }: Props) {
  const t = useT()
  const taken = sent.parts.flatMap(({ result, rows }) =>
    result?.ok && result.value.outcome === 'accepted' ? rows : [],
  ).length
  return (
    <SentParts
      sent={sent}
      taken={taken}
      onAnother={onAnother}
      name={(count) => t('documents.fromFile.batch', { count })}
      outcomeOf={(part) => (
        <BatchOutcome {...{ clientNo, userName, sent }} part={part} result={part.result} />
      )}
    />
  )
}

type OutcomeProps = Omit<Props, 'onAnother'> & {
  part: DocumentsPart
  result: NonNullable<DocumentsPart['result']>
}

/** What became of one batch, as far as it is known. */
function BatchOutcome({ clientNo, userName, sent, part, result }: OutcomeProps) {
  const t = useT()
  const { idempotencyKey, rows } = part
  const again = (
    <Button size="sm" onClick={() => sent.retry(idempotencyKey)}>
      {t('documents.fromFile.again')}
    </Button>
  )
  if (!result.ok && isNotConfirmed(result.failure))
    return (
      <UnknownDocuments
        {...{ idempotencyKey, userName }}
        failure={result.failure}
        onAgain={() => sent.retry(idempotencyKey)}
        onTold={(told) => sent.settle(idempotencyKey, told)}
      />
    )
  if (!result.ok)
    return <FailureBlock failure={result.failure} doing="write" variant="strip" steps={again} />
  const { value } = result
  if (value.outcome === 'exists')
    return (
      <StateBlock
        kind="warned"
        variant="strip"
        title={t('documents.fromFile.exists', { count: value.numbers.length })}
        steps={
          <Button
            size="sm"
            onClick={() =>
              sent.retry(
                idempotencyKey,
                rows.filter(({ documentNo }) => !value.numbers.includes(documentNo)),
              )
            }
          >
            {t('documents.fromFile.leaveOut', { count: rows.length - value.numbers.length })}
          </Button>
        }
      >
        {t('documents.fromFile.existsMeaning', { numbers: value.numbers.join(', ') })}
      </StateBlock>
    )
  return (
    <>
      <StateBlock
        kind="done"
        variant="strip"
        title={
          <PersonLink
            person={value.recordedBy ?? ''}
            say={(person) => describeAccepted(t, value, person)}
          />
        }
        steps={
          value.batchId && (
            <ButtonLink size="sm" href={routes.receivablesBatch(clientNo, value.batchId)}>
              {t('fileImport.sent.openBatch', { id: truncateId(value.batchId) })}
            </ButtonLink>
          )
        }
      />
      <BatchProgress {...{ idempotencyKey, userName }} />
    </>
  )
}

function describeAccepted(
  t: ReturnType<typeof useT>,
  { checked, recordedBy }: Extract<DocumentsOutcome, { outcome: 'accepted' }>,
  person: string,
): string {
  if (recordedBy !== undefined) return t('record.done.applied', { person })
  return t(checked ? 'documents.fromFile.checked' : 'documents.fromFile.accepted')
}
