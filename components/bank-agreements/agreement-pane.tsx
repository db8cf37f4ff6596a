import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  RegistrationPane,
  RegistrationResolution,
  SubmissionNotice,
} from '@/components/registrations/public'
import { Button } from '@/components/ui/button'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { ReadStates } from '@/components/ui/states/read-states'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { usePolling } from '@/lib/client/use-polling'
import { invalidateReads } from '@/lib/client/use-write'
import type { SentAgreement } from '@/lib/contracts/desk/registrations'
import { getAgreementQuery } from '@/lib/features/bank-agreements/client/agreements'
import { labelAgreementField } from '@/lib/features/bank-agreements/messages/agreement-labels'
import { getSubmissionState, isFollowed } from '@/lib/features/registrations/domain/public'
import { AgreementReading } from './agreement-reading'

/** One that was registered here: how its sending stands, and what the service says of it. */
export function AgreementPane({ idempotencyKey, userName, onClose }: Props) {
  const t = useT()
  const client = useQueryClient()
  const query = getAgreementQuery(idempotencyKey)
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  usePolling(query.queryKey, data !== undefined && isFollowed(data.entry))
  const readAgain = () => void invalidateReads(client, ['getBankAgreement', 'listBankAgreements'])
  const title = data?.entry.target ?? t('bankAgreements.unnamed')
  return (
    <RegistrationPane
      title={title}
      of={idempotencyKey}
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
      {!data && (
        <ReadStates
          failure={error && toFailure(error)}
          isHeld={false}
          rows={6}
          columns={2}
          onAgain={() => void refetch()}
        />
      )}
      {data?.unread && <FailureBlock failure={data.unread} doing="read" variant="strip" />}
      {data && <Registered entry={data.entry} userName={userName} onDone={readAgain} />}
    </RegistrationPane>
  )
}

type Props = { idempotencyKey: string; userName: string; onClose: () => void }

/** How its sending stands, what can be done where that is not known, and what the service says of it. */
function Registered({ entry, userName, onDone }: RegisteredProps) {
  const t = useT()
  const isTaken = getSubmissionState(entry) === 'taken'
  return (
    <>
      <SubmissionNotice
        entry={entry}
        labelField={(field) => labelAgreementField(t, field)}
        unknown={{
          title: t('bankAgreements.unknown.title'),
          meaning: t('bankAgreements.unknown.meaning'),
        }}
      />
      <div className="px-6 max-narrow:px-4">
        <RegistrationResolution
          entry={entry}
          userName={userName}
          canCheck={false}
          onDone={onDone}
        />
      </div>
      <AgreementReading
        agreement={entry.answer ?? { ...entry.sent }}
        isAnswered={isTaken}
        registered={entry}
      />
    </>
  )
}

type RegisteredProps = { entry: SentAgreement; userName: string; onDone: () => void }
