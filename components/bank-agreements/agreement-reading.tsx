import { Facts } from '@/components/form/facts'
import { CopiedNumber } from '@/components/ui/copy-button'
import { Moment } from '@/components/ui/moment'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { StateBlock, type StateKind } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { BankAgreement } from '@/lib/contracts/distribution/bank-agreements'
import {
  type AgreementStatus,
  getAgreementStatus,
} from '@/lib/features/bank-agreements/domain/agreement-status'
import {
  labelAccountType,
  labelTarget,
} from '@/lib/features/bank-agreements/messages/agreement-labels'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { formatOrganizationNumber } from '@/lib/shared/references/organization-number'
import { toVisibleMask } from '@/lib/shared/wire/masks'

const kinds: Record<AgreementStatus, StateKind> = {
  completed: 'done',
  failed: 'failed',
  contradictory: 'warned',
  'in-progress': 'throttled',
  'not-told': 'silent',
}

/** An agreement as the service tells it: what its two flags say, its message as it came, its numbers. */
export function AgreementReading({ agreement, isAnswered, registered }: Props) {
  const t = useT()
  const status = getAgreementStatus(agreement)
  const { agreementNumber, fui, requestId, statusMessage } = agreement
  return (
    <>
      {isAnswered && (
        <StateBlock
          kind={kinds[status]}
          level={3}
          title={t(`bankAgreements.sentence.${status}`)}
          raw={statusMessage ?? undefined}
        >
          {status === 'in-progress' && !requestId
            ? t('bankAgreements.noRequestId')
            : t(`bankAgreements.meaning.${status}`)}
        </StateBlock>
      )}
      <div className="px-6 max-narrow:px-4">
        <Facts
          items={[
            {
              label: t('bankAgreements.field.agreementNumber'),
              value: agreementNumber && <Copied value={agreementNumber} />,
            },
            { label: t('bankAgreements.field.fui'), value: fui && <Copied value={fui} /> },
            {
              label: t('bankAgreements.field.requestId'),
              value: requestId && <Copied value={requestId} />,
            },
            { label: t('bankAgreements.field.name'), value: agreement.name },
            {
              label: t('bankAgreements.field.organizationNumber'),
              value: formatOrganizationNumber(agreement.organizationNumber ?? null),
            },
            {
              label: t('bankAgreements.field.bankAccountType'),
              value: agreement.bankAccountType && labelAccountType(t, agreement.bankAccountType),
            },
            {
              label: t('bankAgreements.field.bankAccountNumber'),
              value: agreement.bankAccountNumber && toVisibleMask(agreement.bankAccountNumber),
            },
            {
              label: t('bankAgreements.field.targetGroup'),
              value: agreement.targetGroup && labelTarget(t, agreement.targetGroup),
            },
            ...(registered
              ? [
                  {
                    label: t('registrations.by'),
                    value: (
                      <>
                        <PersonLink person={registered.person} />,{' '}
                        <Moment instant={registered.sentAt} format={formatDateTime} />
                      </>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </>
  )
}

const Copied = ({ value }: { value: string }) => (
  <span className="font-mono">
    <CopiedNumber text={value} />
  </span>
)

type Props = {
  agreement: BankAgreement
  /** The service has told it; else it is what was sent. */
  isAnswered: boolean
  /** By whom and when, where it was registered here. */
  registered?: { person: string; sentAt: string }
}
