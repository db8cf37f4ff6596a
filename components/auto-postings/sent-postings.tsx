import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { PostingEnd, PostingRow } from '@/lib/contracts/desk/receivables/auto-postings'
import { areAllRejected } from '@/lib/features/auto-postings/domain/posting-ends'
import { isCalledOff, useCheckOutcome } from '@/lib/features/journal/client/public'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { PostingEndMark } from './posting-end-mark'
import { isUnknown, type SentSet } from './use-posting-page'

type Props = {
  clientNo: string
  sent: SentSet
  /** Goes on to other rows, or back to these where nothing was booked. */
  onGoOn: (isKept: boolean) => void
}

/** What became of a set that went out: row by row, refused as a whole, or not known. */
export function SentPostings({ clientNo, sent, onGoOn }: Props) {
  const t = useT()
  const { ends, failure, rows, idempotencyKey } = sent
  if (isUnknown(sent)) return <UnknownPostings idempotencyKey={idempotencyKey} onGoOn={onGoOn} />
  if (failure)
    return (
      <>
        <FailureBlock
          failure={failure}
          doing="write"
          steps={<Button onClick={() => onGoOn(true)}>{t('autoPostings.edit')}</Button>}
        />
        <RowEnds {...{ clientNo, rows }} ends={toRefusedEnds(rows, failure.fields)} />
      </>
    )
  const isRefused = areAllRejected(ends)
  return (
    <>
      <StateBlock
        {...describeEnds(t, ends, isRefused)}
        steps={
          <Button onClick={() => onGoOn(isRefused)}>
            {t(isRefused ? 'autoPostings.edit' : 'autoPostings.next')}
          </Button>
        }
      />
      <RowEnds {...{ clientNo, rows, ends }} />
    </>
  )
}

/** What an answer says of a whole set: where it confirms no row, nothing is said to be posted. */
function describeEnds(t: Translate, ends: readonly PostingEnd[], isRefused: boolean) {
  if (isRefused) return { kind: 'warned' as const, title: t('autoPostings.refused') }
  const untold = ends.filter(({ is }) => is !== 'booked').length
  if (untold === 0)
    return { kind: 'done' as const, title: t('autoPostings.done', { count: ends.length }) }
  return {
    kind: 'unknown' as const,
    title:
      untold === ends.length
        ? t('autoPostings.unknown')
        : t('autoPostings.partly', { count: untold }),
  }
}

/**
 * The rows that the refusal names are why; the others were rejected with them. Where it names none, it
 * may not be for a row that nothing was posted.
 */
function toRefusedEnds(
  rows: readonly PostingRow[],
  fields: Record<string, string> | undefined,
): PostingEnd[] {
  if (!rows.some((_, index) => fields?.[`rows.${index}`])) return []
  return rows.map((_, index) => {
    const message = fields?.[`rows.${index}`] ?? null
    const is = message === null ? 'rejected-with' : 'rejected'
    return { index, is, message, voucherNo: null, arItemId: null }
  })
}

function RowEnds({
  clientNo,
  rows,
  ends,
}: {
  clientNo: string
  rows: readonly PostingRow[]
  ends: readonly PostingEnd[]
}) {
  const t = useT()
  return (
    <ol aria-label={t('autoPostings.rows')} className="border-t border-line">
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <li key={at} className="border-b border-line py-2">
          <p className="flex flex-wrap gap-x-4 px-6 tabular-nums max-narrow:px-4">
            <CustomerLink clientNo={clientNo} customerNo={row.customerNo}>
              {row.customerNo}
            </CustomerLink>
            <span>{row.documentNo}</span>
            <MoneyAmount value={row.amount} currency={row.currency} />
            <span className="text-ink-2">{row.postingDate}</span>
            {row.text && <span className="text-ink-2 wrap-anywhere">{row.text}</span>}
          </p>
          {ends[at] && <PostingEndMark end={ends[at]} />}
        </li>
      ))}
    </ol>
  )
}

/** A set whose outcome nobody knows. It is looked for among its documents, and never sent again. */
function UnknownPostings({
  idempotencyKey,
  onGoOn,
}: Pick<Props, 'onGoOn'> & { idempotencyKey: string }) {
  const t = useT()
  const check = useCheckOutcome('createAutoPostings')
  const { data: entry, failure } = check
  if (entry?.state === 'done')
    return (
      <StateBlock
        kind="done"
        title={t('autoPostings.found')}
        steps={<Button onClick={() => onGoOn(false)}>{t('autoPostings.next')}</Button>}
      />
    )
  if (failure && isCalledOff(failure))
    return (
      <StateBlock
        kind="warned"
        title={t('autoPostings.refused')}
        steps={<Button onClick={() => onGoOn(true)}>{t('autoPostings.edit')}</Button>}
      />
    )
  return (
    <>
      <StateBlock
        kind="unknown"
        title={t('autoPostings.unknown')}
        steps={
          <>
            <Button
              busy={check.isPending}
              busyLabel={t('autoPostings.checking')}
              onClick={() => check.mutate(idempotencyKey)}
            >
              {t('autoPostings.checkStatus')}
            </Button>
            <Link href={routes.journalLine(idempotencyKey)}>{t('autoPostings.activity')}</Link>
          </>
        }
      >
        {t('autoPostings.unknownMeaning')}
      </StateBlock>
      <div aria-live="polite">
        {failure && <FailureBlock failure={failure} doing="check" variant="strip" />}
        {entry && <StateBlock kind="unknown" variant="strip" title={t('autoPostings.open')} />}
      </div>
    </>
  )
}
