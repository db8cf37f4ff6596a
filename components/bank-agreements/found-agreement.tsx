import { useQuery } from '@tanstack/react-query'
import { RegistrationPane } from '@/components/registrations/public'
import { Button } from '@/components/ui/button'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { isDenied, toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { usePolling } from '@/lib/client/use-polling'
import { getAgreementByRequestQuery } from '@/lib/features/bank-agreements/client/agreements'
import { getAgreementStatus } from '@/lib/features/bank-agreements/domain/agreement-status'
import { AgreementReading } from './agreement-reading'

/** Any agreement, found by the id of its request. */
export function FoundAgreement({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const t = useT()
  const query = getAgreementByRequestQuery(requestId)
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  const isGone = error !== null && isDenied(toFailure(error))
  const isOther = Boolean(data?.requestId) && data?.requestId !== requestId
  usePolling(
    query.queryKey,
    data !== undefined && !isOther && getAgreementStatus(data) === 'in-progress',
  )
  return (
    <RegistrationPane
      title={(!isOther && data?.name) || requestId}
      of={requestId}
      onClose={onClose}
      actions={
        <Button
          size="sm"
          busy={isFetching}
          busyLabel={t('registrations.checking')}
          onClick={() => void refetch()}
        >
          {t('registrations.refresh')}
        </Button>
      }
    >
      {isGone || isOther ? (
        <StateBlock
          kind={isOther ? 'unknown' : 'empty'}
          level={3}
          title={t(isOther ? 'bankAgreements.otherFound' : 'bankAgreements.notFound')}
        >
          {t('bankAgreements.notFoundMeaning')}
        </StateBlock>
      ) : (
        (error !== null || !data) && (
          <ReadStates
            failure={error && toFailure(error)}
            isHeld={data !== undefined}
            rows={6}
            columns={2}
            onAgain={() => void refetch()}
          />
        )
      )}
      {data && !isGone && !data.requestId && (
        <StateBlock variant="strip" kind="warned" title={t('bankAgreements.unnamedFound')} />
      )}
      {data && !isGone && !isOther && <AgreementReading agreement={data} isAnswered />}
    </RegistrationPane>
  )
}
