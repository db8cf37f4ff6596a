'use client'

import { useQuery } from '@tanstack/react-query'
import { CaseBreakdown } from '@/components/claim-breakdown/public'
import { createReadFact } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { WorkHolder } from '@/components/today/public'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { PageSections, Standing } from '@/components/ui/page-section'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { UnreadRecords } from '@/components/ui/states/unread-records'
import { useToday } from '@/lib/client/hydration'
import { toFailure } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { Failure } from '@/lib/contracts/result'
import { getCaseQuery } from '@/lib/features/collection-cases/client/cases'
import {
  type AvailableDecisions,
  getCaseDecisions,
} from '@/lib/features/collection-cases/domain/case-decisions'
import type { FeeRule } from '@/lib/features/collection-cases/domain/collection-rules'
import { describeCaseStatus } from '@/lib/features/collection-cases/messages/case-labels'
import { describeDebt } from '@/lib/features/collection-cases/messages/describe-debt'
import { findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import { useRecent } from '@/lib/features/search-everything/client/public'
import { listCaseWork } from '@/lib/features/today/domain/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { evaluateLookup } from '@/lib/shared/list-filters/lookup-proof'
import { routes } from '@/lib/shared/routes'
import { CaseClaims } from './case-claims'
import { CaseDebtors, formatCaseDebtorName } from './case-debtors'
import { CaseFacts } from './case-facts'
import { CaseHistory } from './case-history'
import { CaseInvoices } from './case-invoices'
import { CaseStatus } from './case-status'
import { CaseSummary } from './case-summary'
import { DecisionActions } from './decisions/decision-actions'
import { DecisionDays } from './decisions/decision-days'
import { toCaseSubject } from './decisions/decision-subject'

/** Why a list without the case does not prove that there is none. */
const findLookupDoubt = ({ data, summary }: Answer<'listCases'>, CaseNumber: string) =>
  evaluateLookup('listCases', { CaseNumber }, data, Boolean(summary?.nextPageToken)).unproven

type Props = {
  organizationId: string
  caseNumber: string
  userName: string
  /** Fees and rates of who runs the desk. */
  rates: readonly FeeRule[]
  mayDecide: boolean
}

/** One case: how it stands, what is owed, by whom, what happened, and what may be decided now. */
export function CasePage({ organizationId, caseNumber, userName, rates, mayDecide }: Props) {
  const t = useT()
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...getCaseQuery(organizationId, caseNumber),
    staleTime: 0,
  })
  const read = data?.data?.find((each) => String(each.caseNumber) === caseNumber) ?? null
  useRecent(read && toRecent(t, { organizationId, caseNumber }, read))
  const unproven = data && !read ? findLookupDoubt(data, caseNumber) : null
  const today = useToday()
  const subject = read && toCaseSubject({ organizationId, userName }, read)
  const { decisions, unknown } = read ? getCaseDecisions(read) : { decisions: [], unknown: [] }
  const crumbs = [
    { label: t('collectionCases.area') },
    { label: t('collectionCases.title'), href: routes.cases(organizationId) },
    { label: caseNumber },
  ]
  return (
    <PageFrame
      crumbs={crumbs}
      tab={read ? [caseNumber, findDebtorName(read)] : undefined}
      title={
        read ? formatTitle(t, read, caseNumber) : t('collectionCases.one', { number: caseNumber })
      }
      facts={
        read
          ? [
              { label: t('collectionCases.number'), value: caseNumber, copy: caseNumber },
              createReadFact(t, dataUpdatedAt),
            ]
          : []
      }
      actions={
        read &&
        subject &&
        mayDecide && (
          <DecisionActions
            subject={subject}
            decisions={decisions}
            standing={<CaseSummary read={read} today={today} />}
          />
        )
      }
    >
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        onAgain={() => void refetch()}
      />
      {data && !read && (
        <NoCase
          {...{ organizationId, caseNumber, unproven }}
          isSilent={!data.data}
          onAgain={() => void refetch()}
        />
      )}
      {read && (
        <>
          <CaseStanding {...{ read, unknown, mayDecide, today }} />
          <WorkHolder work={listCaseWork(organizationId, read)} />
          <UnreadRecords rows={[read]} />
          <PageSections>
            <div>
              <CaseClaims read={read} />
              <CaseBreakdown read={read} rates={rates} />
              <CaseInvoices organizationId={organizationId} read={read} />
              <CaseFacts read={read} />
            </div>
            <div>
              <CaseDebtors organizationId={organizationId} read={read} />
              <CaseHistory read={read} />
            </div>
          </PageSections>
        </>
      )}
    </PageFrame>
  )
}

type NoCaseProps = Pick<Props, 'organizationId' | 'caseNumber'> & {
  unproven: Failure | null
  /** The service answered without a list. */
  isSilent: boolean
  onAgain: () => void
}

/** Says that there is no such case, or that nobody knows whether there is. */
function NoCase({ organizationId, caseNumber, unproven, isSilent, onAgain }: NoCaseProps) {
  const t = useT()
  const toList = (
    <ButtonLink href={routes.allCases(organizationId)}>{t('collectionCases.toList')}</ButtonLink>
  )
  if (isSilent)
    return (
      <StateBlock
        kind="silent"
        title={t('collectionCases.silent', { number: caseNumber })}
        steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
      >
        {t('collectionCases.silentMeaning')}
      </StateBlock>
    )
  if (unproven) return <FailureBlock failure={unproven} doing="read" steps={toList} />
  return (
    <StateBlock
      kind="empty"
      title={t('collectionCases.notFound', { number: caseNumber })}
      steps={toList}
    >
      {t('collectionCases.notFoundMeaning')}
    </StateBlock>
  )
}

type StandingProps = Pick<Props, 'mayDecide'> &
  Pick<AvailableDecisions, 'unknown'> & { read: CollectionCase; today: string }

/** How the case stands, in our words and as it came, and until when something may be decided. */
function CaseStanding({ read, unknown, mayDecide, today }: StandingProps) {
  const t = useT()
  return (
    <Standing>
      <CaseStatus read={read} />
      <code
        className="font-mono text-2xs wrap-anywhere text-ink-2"
        title={t('collectionCases.raw')}
      >
        {[read.status, read.subStatus].filter(Boolean).join(' ')}
      </code>
      {unknown.map(({ field, value }) => (
        <span key={field} className="text-ink-3">
          {value === null ? t('decisions.untold') : t('decisions.unknownState', { value })}
        </span>
      ))}
      {!mayDecide && <span className="text-ink-3">{t('decisions.noRight')}</span>}
      <DecisionDays read={read} today={today} />
    </Standing>
  )
}

const toRecent = (
  t: Translate,
  { organizationId, caseNumber: id }: Pick<Props, 'organizationId' | 'caseNumber'>,
  read: CollectionCase,
) => ({
  ...{ kind: 'case' as const, id, organizationId },
  name: findDebtorName(read),
  seen: {
    sentence: describeCaseStatus(t, read).words,
    amount: read.remainingAmount ?? null,
    currency: read.currency ?? null,
  },
})

const findDebtorName = ({ debtors }: CollectionCase) =>
  formatCaseDebtorName(findMainDebtor(debtors) ?? {})

/** Who owes how much, where both are told exactly; else the number. */
function formatTitle(t: Translate, read: CollectionCase, number: string): string {
  const { remainingAmount, currency } = read
  return (
    describeDebt(t, findDebtorName(read), remainingAmount, currency) ??
    t('collectionCases.one', { number })
  )
}
