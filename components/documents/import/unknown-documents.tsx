'use client'

import { UnknownWrite } from '@/components/journal/public'
import { useT } from '@/lib/client/translation'
import type { DocumentsOutcome } from '@/lib/contracts/desk/receivables/new-document'
import type { Result } from '@/lib/contracts/result'
import type { Failure } from '@/lib/shared/format/describe-failure'

type Props = {
  idempotencyKey: string
  userName: string
  failure: Failure
  /** Sends it as another write: a person has recorded that this one was not made. */
  onAgain: () => void
  onTold: (result: Result<DocumentsOutcome>) => void
}

/** A batch of documents whose outcome nobody knows. */
export function UnknownDocuments({ onAgain, ...props }: Props) {
  const t = useT()
  return (
    <UnknownWrite<DocumentsOutcome>
      {...props}
      operation="createDocuments"
      onAgain={onAgain}
      toValue={(recordedBy) => ({
        ...{ outcome: 'accepted', batchId: null, checked: recordedBy === null },
        ...(recordedBy !== null && { recordedBy }),
      })}
      texts={{
        note: t('documents.fromFile.unknownNote'),
        check: t('documents.create.checkStatus'),
        checking: t('documents.create.checking'),
        mayBeThere: t('documents.fromFile.mayBeThere'),
        notFound: t('documents.fromFile.notFound'),
        notFoundMeaning: t('documents.fromFile.notFoundMeaning'),
        again: t('documents.fromFile.again'),
        sendingAgain: t('fileImport.sent.sending'),
      }}
    />
  )
}
