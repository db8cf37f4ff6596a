import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Facts } from '@/components/form/facts'
import {
  RegistrationPane,
  RegistrationResolution,
  SubmissionNotice,
} from '@/components/registrations/public'
import { Button } from '@/components/ui/button'
import { CopiedNumber } from '@/components/ui/copy-button'
import { Moment } from '@/components/ui/moment'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock, type StateKind } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { usePolling } from '@/lib/client/use-polling'
import { invalidateReads } from '@/lib/client/use-write'
import type { SentCompany } from '@/lib/contracts/desk/registrations'
import { getAddedCompanyQuery } from '@/lib/features/companies/client/companies'
import {
  type CompanyStatus,
  getCompanyStatus,
  isCompanyFollowed,
} from '@/lib/features/companies/domain/company-answer'
import { companyFields } from '@/lib/features/companies/domain/company-fields'
import { getSubmissionState } from '@/lib/features/registrations/domain/public'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { formatOrganizationNumber } from '@/lib/shared/references/organization-number'

const kinds: Record<CompanyStatus, StateKind> = {
  new: 'throttled',
  pending: 'throttled',
  active: 'done',
  refused: 'failed',
  other: 'silent',
  'not-told': 'silent',
}

/** A company that was added here: how its sending stands, and what the service says of it. */
export function CompanyPane({ idempotencyKey, userName, onClose }: Props) {
  const t = useT()
  const client = useQueryClient()
  const query = getAddedCompanyQuery(idempotencyKey)
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  usePolling(query.queryKey, data !== undefined && isCompanyFollowed(data.entry))
  const readAgain = () =>
    void invalidateReads(client, [
      'getAddedCompany',
      'listAddedCompanies',
      'listAvailableCompanies',
    ])
  return (
    <RegistrationPane
      title={data?.entry.target ?? t('companies.noName')}
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
      {data && <Added entry={data.entry} userName={userName} onDone={readAgain} />}
    </RegistrationPane>
  )
}

type Props = { idempotencyKey: string; userName: string; onClose: () => void }

function Added({ entry, userName, onDone }: AddedProps) {
  const t = useT()
  const { answer, person, sentAt } = entry
  const status = getCompanyStatus(answer ?? {})
  const word = answer?.Status ?? ''
  return (
    <>
      <SubmissionNotice
        entry={entry}
        labelField={(field) => labelCompanyField(t, field)}
        unknown={{ title: t('companies.unknown.title'), meaning: t('companies.unknown.meaning') }}
      />
      {getSubmissionState(entry) === 'taken' && (
        <StateBlock
          kind={kinds[status]}
          level={3}
          title={t(`companies.sentence.${status}`, { word })}
          raw={answer?.StatusMessage ?? undefined}
        >
          {t(`companies.meaning.${status}`)}
        </StateBlock>
      )}
      <div className="px-6 max-narrow:px-4">
        <RegistrationResolution entry={entry} userName={userName} canCheck onDone={onDone} />
        <Facts
          items={[
            ...companyFields.map((field) => ({
              label: t(`companies.field.${field}`),
              value: showField(entry, field),
            })),
            {
              label: t('companies.field.CompanyId'),
              value: answer?.CompanyId && <CopiedNumber text={String(answer.CompanyId)} />,
            },
            {
              label: t('registrations.by'),
              value: (
                <>
                  <PersonLink person={person} />,{' '}
                  <Moment instant={sentAt} format={formatDateTime} />
                </>
              ),
            },
          ]}
        />
      </div>
    </>
  )
}

type AddedProps = { entry: SentCompany; userName: string; onDone: () => void }

function showField({ sent, answer }: SentCompany, field: (typeof companyFields)[number]) {
  const value = answer?.[field] ?? sent?.[field]
  if (typeof value !== 'string') return null
  return field === 'OrganizationNumber' ? formatOrganizationNumber(value) : value
}

function labelCompanyField(t: Translate, field: string): string {
  const known = companyFields.find((each) => each.toLowerCase() === field.toLowerCase())
  return known ? t(`companies.field.${known}`) : field
}
