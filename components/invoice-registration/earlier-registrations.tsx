'use client'

import dynamic from 'next/dynamic'
import { EarlierParts } from '@/components/file-import/sent/earlier-parts'
import { getSentFileKey } from '@/lib/client/sent-files/sent-file'
import { useT } from '@/lib/client/translation'

const BatchProgress = dynamic(() =>
  import('@/components/batches/public').then((part) => part.BatchProgress),
)

type Props = { organizationId: string; userName: string }

/** What this tab handed over before its page was loaded again. */
export function EarlierRegistrations({ organizationId, userName }: Props) {
  const t = useT()
  return (
    <EarlierParts
      runKey={getSentFileKey(organizationId, userName)}
      describeLeft={(count) => t('invoiceRegistration.earlier.left', { count })}
      leftMeaning={t('invoiceRegistration.earlier.leftMeaning')}
      followBatch={(idempotencyKey, absent) => (
        <BatchProgress {...{ idempotencyKey, userName, absent }} />
      )}
    />
  )
}
