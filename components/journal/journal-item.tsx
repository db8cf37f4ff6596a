'use client'

import { Note, noteClass } from '@/components/form/note'
import { RecordOutcome } from '@/components/form/record-outcome'
import { RecordedOutcome } from '@/components/form/recorded-outcome'
import { Button } from '@/components/ui/button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { ButtonLink, Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { RecordItem } from '@/components/ui/record-item'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { RawText } from '@/components/ui/states/raw-text'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { useCheckOutcome, useRecordOutcome } from '@/lib/features/journal/client/use-outcomes'
import { decisionOperations, labelOperation } from '@/lib/features/journal/messages/journal-labels'
import { resendable } from '@/lib/shared/batch-rows/resend-rules'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { findReason } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { isMasked } from '@/lib/shared/wire/masks'
import { formatFieldValue, JournalFields, labelJournalField } from './journal-fields'

type Entry = Answer<'getJournalEntry'>

/**
 * One write: what it was, who made it, how it stands, what it sent; and for an unknown one, the way
 * to look.
 */
export function JournalItem({ entry, userName }: { entry: Entry; userName: string }) {
  const t = useT()
  const outcomeCheck = useCheckOutcome(lookable.find((operation) => operation === entry.operation))
  const record = useRecordOutcome(userName)
  const isOpen = entry.state === 'unknown' || entry.state === 'not-applied'
  const { failure } = outcomeCheck
  return (
    <RecordItem
      id={`write-${entry.idempotencyKey}`}
      verdict={verdicts[entry.state]}
      title={
        <>
          {describeLink(t, entry) ?? labelOperation(t, entry.operation)} <Target entry={entry} />
          <DecidedOn entry={entry} />
          <StoppedInvoice entry={entry} />
        </>
      }
      state={{ name: entry.state, words: t(`journal.state.${entry.state}`) }}
      meta={
        <>
          {entry.clientNo && <span>{t('journal.client', { clientNo: entry.clientNo })}</span>}
          <span>{t('journal.by', { person: entry.person })}</span>
          <Moment instant={entry.sentAt} format={formatDateTime} />
        </>
      }
      steps={
        <>
          {entry.operation === 'updateCustomer' &&
            entry.state === 'done' &&
            entry.clientNo &&
            entry.target &&
            !isMasked(entry.target) && (
              <ButtonLink
                size="sm"
                variant="quiet"
                href={routes.undo(entry.clientNo, entry.target, entry.idempotencyKey)}
              >
                {t('journal.undo')}
              </ButtonLink>
            )}
          {isOpen && (
            <Button
              size="sm"
              onClick={() => outcomeCheck.mutate(entry.idempotencyKey)}
              busy={outcomeCheck.isPending}
              busyLabel={t('journal.looking')}
            >
              {t('journal.lookAgain')}
            </Button>
          )}
        </>
      }
    >
      {entry.look && (
        <p role="status">
          {t('journal.looked')} <Moment instant={entry.look.at} format={formatDateTime} />:{' '}
          {t(`journal.found.${entry.look.found}`)}
        </p>
      )}
      {(entry.message || entry.code || entry.status) && (
        <RawText>
          {[entry.status, findReason(t, entry.code) ?? entry.code, entry.message]
            .filter(Boolean)
            .join(' ')}{' '}
          · {t('journal.request')} {entry.requestId.slice(0, 8)}
        </RawText>
      )}
      {entry.reasons.length > 0 && (
        <ul className={noteClass}>
          {entry.reasons.map(({ field, code, message }) => (
            <li key={`${field} ${code} ${message}`}>
              {[field && (labelJournalField(t, field) ?? field), code, message]
                .filter(Boolean)
                .join(': ')}
            </li>
          ))}
        </ul>
      )}
      {entry.record && <RecordedOutcome record={entry.record} />}
      {isOpen && (
        <RecordOutcome
          isPending={record.isPending}
          onRecord={(recorded) => record.mutate({ of: entry.idempotencyKey, ...recorded })}
          failure={
            record.failure && <FailureBlock failure={record.failure} doing="write" look="strip" />
          }
        />
      )}
      {entry.warnings.map((warning) => (
        <Note key={`${warning.field} ${warning.message}`}>
          <Glyph verdict="warn" />
          <span>
            {t('journal.warning', {
              field: warning.field
                ? (labelJournalField(t, warning.field) ?? warning.field)
                : t('journal.anyField'),
              message: warning.message ?? '',
            })}
          </span>
        </Note>
      ))}
      {failure && <FailureBlock failure={failure} doing="look" look="strip" />}
      <ChangedFields entry={entry} />
      <JournalFields entry={entry} />
    </RecordItem>
  )
}

/** The customer that a write is about, or the invoice of which something was said. */
function Target({ entry: { operation, clientNo, target } }: { entry: Entry }) {
  const t = useT()
  const [companyId, rid] = isLinkOperation(operation) ? (target ?? '').split('/') : []
  if (companyId && rid) return t('journal.ofInvoice', { companyId, rid })
  if (isMasked(target)) return t('journal.erasedTarget')
  return clientNo && target ? (
    <Link href={routes.customer(clientNo, target)}>{t('journal.openCustomer', { target })}</Link>
  ) : null
}

/**
 * The case or the invoice that a decision was about, by the number that the journal kept with it.
 */
function DecidedOn({ entry: { organizationId, target, fields } }: { entry: Entry }) {
  const t = useT()
  if (!organizationId || !target) return null
  const findNumber = (named: string) => fields.find(({ field }) => field === named)?.before
  const [caseNumber, invoiceNumber] = [findNumber('caseNumber'), findNumber('invoiceNumber')]
  if (typeof caseNumber === 'string')
    return (
      <Link href={routes.case(organizationId, caseNumber)}>
        {' '}
        {t('journal.openCase', { number: caseNumber })}
      </Link>
    )
  if (typeof invoiceNumber !== 'string') return null
  return (
    <Link href={routes.collectionInvoice(organizationId, target)}>
      {' '}
      {t('journal.openInvoice', { number: invoiceNumber })}
    </Link>
  )
}

/** The invoice that was stopped, by the number that the journal kept with it. */
function StoppedInvoice({ entry: { operation, fields } }: { entry: Entry }) {
  const t = useT()
  const number = fields.find(({ field }) => field === 'documentNo')?.before
  if (operation !== 'updateArItem' || typeof number !== 'string') return null
  return (
    <Link href={routes.invoiceByNumber(number, null)}> {t('journal.openInvoice', { number })}</Link>
  )
}

/**
 * The fields of a write at a glance, with what stood there and what was sent; the rest is one click
 * away.
 */
function ChangedFields({ entry }: { entry: Entry }) {
  const t = useT()
  const changed = entry.fields.filter(
    ({ sent, before }) =>
      sent !== undefined && JSON.stringify(sent) !== JSON.stringify(before ?? ''),
  )
  if (changed.length === 0) return null
  const summary = changed
    .slice(0, 4)
    .map(
      ({ field, before, sent }) =>
        `${labelJournalField(t, field) ?? field}: ${before === undefined ? '' : `${formatFieldValue(t, entry, field, before)} → `}${formatFieldValue(t, entry, field, sent)}`,
    )
  return (
    <p className="wrap-anywhere text-ink-2">
      {[
        ...summary,
        ...(changed.length > 4 ? [t('journal.andMore', { count: changed.length - 4 })] : []),
      ].join(' · ')}
    </p>
  )
}

const verdicts: Record<Entry['state'], Verdict> = {
  sending: 'run',
  done: 'ok',
  refused: 'fail',
  accepted: 'wait',
  'not-sent': 'new',
  unknown: 'unknown',
  'not-applied': 'new',
}

const lookable = [
  'updateCustomer',
  'createCustomer',
  'deleteCustomer',
  'updateArItem',
  ...resendable,
  ...decisionOperations,
] as const

const isLinkOperation = (operation: string) =>
  operation === 'joinByHand' || operation === 'unjoinByHand'

/** What was said of an invoice, as long as it is known. */
function describeLink(t: Translate, { operation, fields }: Entry): string | null {
  const same =
    operation === 'joinByHand' ? fields.find(({ field }) => field === 'Same')?.sent : undefined
  return same === undefined ? null : t(same ? 'journal.joined' : 'journal.keptApart')
}
