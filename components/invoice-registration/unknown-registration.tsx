'use client'

import { UnknownWrite } from '@/components/journal/public'
import { useT } from '@/lib/client/translation'
import type { Result } from '@/lib/contracts/result'
import { useResendInvoices } from '@/lib/features/invoice-registration/client/use-create-collection-invoices'
import {
  type RegistrationOutcome,
  toRegistrationOutcome,
} from '@/lib/features/invoice-registration/domain/registration-outcome'
import type { Failure } from '@/lib/shared/format/describe-failure'

type Props = {
  idempotencyKey: string
  userName: string
  failure: Failure
  onTold: (result: Result<RegistrationOutcome>) => void
}

/** A batch of invoices whose outcome nobody knows. */
export function UnknownRegistration(props: Props) {
  const t = useT()
  return (
    <UnknownWrite
      {...props}
      operation="createCollectionInvoices"
      again={useResendInvoices(props.userName)}
      toValue={toRegistrationOutcome}
      texts={{
        note: t('invoiceRegistration.send.unknownNote'),
        check: t('invoiceRegistration.send.checkStatus'),
        checking: t('invoiceRegistration.send.lookingNow'),
        mayBeThere: t('invoiceRegistration.send.mayBeThere'),
        notFound: t('invoiceRegistration.send.notFound'),
        notFoundMeaning: t('invoiceRegistration.send.notFoundMeaning'),
        again: t('invoiceRegistration.send.again'),
        sendingAgain: t('invoiceRegistration.send.sendingAgain'),
      }}
    />
  )
}
