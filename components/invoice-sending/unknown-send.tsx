'use client'

import { UnknownWrite } from '@/components/journal/public'
import { useT } from '@/lib/client/translation'
import type { SendOutcome } from '@/lib/contracts/desk/sending/send-document'
import type { Result } from '@/lib/contracts/result'
import { useSendDocumentAgain } from '@/lib/features/invoice-sending/client/use-send-document'
import type { Failure } from '@/lib/shared/format/describe-failure'
import type { SendTry } from './use-sending'

type Props = {
  attempt: SendTry
  userName: string
  failure: Failure
  onTold: (result: Result<SendOutcome>) => void
}

/**
 * A document whose outcome nobody knows. Its receipt is not told: its identifier finds its page.
 */
export function UnknownSend({ attempt, userName, failure, onTold }: Props) {
  const t = useT()
  const { idempotencyKey, operation, companyId, identifier } = attempt
  const again = useSendDocumentAgain(userName)

  /** Another of its number went out: nothing was sent, and what is typed may go out with the question. */
  async function sendAgain(key: string) {
    const result = await again.send(key)
    if (!result.ok && result.failure.code === 'number-sent') onTold(result)
    return result
  }

  return (
    <UnknownWrite<SendOutcome>
      {...{ idempotencyKey, operation, userName, failure, onTold }}
      again={{ ...again, send: sendAgain }}
      toValue={(recordedBy) => ({
        ...{ companyId, identifier, receiptId: null, requestStatus: null },
        ...{ checked: recordedBy === null, recordedBy },
      })}
      texts={{
        note: t('invoiceSending.unknownNote'),
        check: t('invoiceSending.checkStatus'),
        checking: t('invoiceSending.lookingNow'),
        mayBeThere: t('invoiceSending.mayBeThere'),
        notFound: t('invoiceSending.notFound'),
        notFoundMeaning: t('invoiceSending.notFoundMeaning'),
        again: t('invoiceSending.resend'),
        sendingAgain: t('invoiceSending.resending'),
      }}
    />
  )
}
