import { TickRow } from '@/components/data-grid/row-ticks'
import { Link } from '@/components/ui/link'
import { Absent, MoneyAmount } from '@/components/ui/money-amount'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { UnreadMark } from '@/components/ui/states/unread-records'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { findNextDate } from '@/lib/features/collection-cases/domain/answer-groups'
import {
  isLocked,
  type AnswerRow as Row,
} from '@/lib/features/collection-cases/domain/answered-cases'
import {
  findDecideByDate,
  mayNeedAnswer,
} from '@/lib/features/collection-cases/domain/case-answers'
import {
  type CaseEvidence,
  listEvidence,
} from '@/lib/features/collection-cases/domain/case-evidence'
import { findCaseQuestion, getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import { findLegalProgress } from '@/lib/features/collection-cases/domain/legal-progress'
import { describeCaseStatus } from '@/lib/features/collection-cases/messages/case-labels'
import { findMainDebtor } from '@/lib/features/collection-invoices/domain/public'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { formatDebtors } from '../case-columns'
import { DecisionResult } from '../decisions/decision-result'
import type { RowResult } from '../decisions/row-result'
import { EvidenceChips } from './evidence-chips'
import { LegalDaysLeft } from './legal-days-left'

/** What all rows of the list share. */
export type AnswerRowContext = {
  organizationId: string
  clientNo: string | null
  /** A calendar date. */
  today: string
  /** Whether the list knows who has a case. */
  hasOwners: boolean
  /** Who has a case: null for nobody, undefined while that is not known. */
  findOwner: (row: CollectionCase) => string | null | undefined
  /** What other areas know of a case. */
  findMore: (row: CollectionCase) => readonly CaseEvidence[]
  onResult: (row: CollectionCase, result: RowResult) => void
}

type Props = {
  each: Row
  context: AnswerRowContext
  isFirst: boolean
  isTicked: boolean
  onToggle: () => void
}

/** A case: its question, what speaks for and against, what remains, its legal days, who has it. */
export function AnswerRow({ each, context, isFirst, isTicked, onToggle }: Props) {
  const t = useT()
  const { row, answer, isOpenAgain } = each
  const number = row.caseNumber ?? '–'
  const question = findCaseQuestion(row)
  const owner = context.findOwner(row)
  const date = question ? null : describeNextDate(t, row, context.today)
  return (
    <tr className={isTicked ? 'not-hover:not-has-[:focus-visible]:bg-selected' : undefined}>
      {isLocked(each) ? (
        <td data-card="tick" />
      ) : (
        <TickRow
          label={t('decisions.list.select', { number })}
          isTicked={isTicked}
          onToggle={onToggle}
        />
      )}
      <td data-card="low-left">
        <UnreadMark record={row} />
        <Link
          href={routes.case(context.organizationId, number)}
          className="row-link"
          data-key={getCaseKey(row)}
          tabIndex={isFirst ? 0 : -1}
        >
          {number}
        </Link>
      </td>
      <td data-card="left">
        <CustomerLink
          className="relative z-1"
          tabIndex={-1}
          clientNo={context.clientNo}
          customerNo={findMainDebtor(row.debtors)?.customerNumber}
        >
          {formatDebtors(t, row) ?? <Absent />}
        </CustomerLink>
      </td>
      <td data-card="top" className={question ? undefined : 'text-ink-2'}>
        {question ? t(`decisions.list.question.${question}`) : describeCaseStatus(t, row).words}
      </td>
      <td data-card="foot">
        {answer && !isOpenAgain ? (
          <DecisionResult
            result={answer.result}
            onSettled={(settled) => context.onResult(answer.row, settled)}
          />
        ) : (
          <EvidenceChips
            evidence={[...context.findMore(row), ...listEvidence(row)]}
            stillListed={answer?.result.decision}
          />
        )}
      </td>
      <td data-align="end" data-card="right">
        <MoneyAmount value={row.remainingAmount} currency={row.currency} />
      </td>
      <td data-align="end" data-card="low-right">
        {date ? (
          <span className="text-ink-2">{date}</span>
        ) : (
          <LegalDaysLeft progress={findLegalProgress(row, context.today)} />
        )}
      </td>
      {context.hasOwners && (
        <td
          data-align="end"
          data-card={owner ? 'line' : undefined}
          data-label={t('decisions.list.column.owner')}
        >
          {owner ? (
            <PersonLink person={owner} tabIndex={-1} />
          ) : (
            <span className="text-ink-3">{t('decisions.answers.nobody')}</span>
          )}
        </td>
      )}
    </tr>
  )
}

/** The day for the answer of a case that may need one, else its next date; null where it has none. */
function describeNextDate(t: Translate, row: CollectionCase, today: string): string | null {
  const decideBy = mayNeedAnswer(row) ? findDecideByDate(row) : null
  if (decideBy) return t('decisions.answers.by', { day: formatLongDate(t, decideBy) })
  const next = findNextDate(row, today)
  return next && t('decisions.answers.next', { day: formatLongDate(t, next) })
}
