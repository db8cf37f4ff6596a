'use client'

import { useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { ButtonLink } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { noClient } from '@/lib/client/user-state'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { AdjustmentKind } from '@/lib/features/adjustments/domain/adjustment-draft'
import type { BulkAdjustmentDraft } from '@/lib/features/adjustments/domain/bulk-adjustment-draft'
import { leftOutReasons } from '@/lib/features/adjustments/domain/bulk-adjustments'
import { useDraft } from '@/lib/features/drafts/client/public'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'
import { BulkAdjustmentCheck } from './bulk-adjustment-check'
import { BulkAdjustmentRows } from './bulk-adjustment-rows'
import { useBulkAdjustments } from './use-bulk-adjustments'
import { useSendBulkAdjustments } from './use-send-bulk-adjustments'

export type BulkAdjustmentProps = {
  kind: AdjustmentKind
  organizationId: string
  userName: string
  clientNo: string | null
  invoices: readonly CollectionInvoice[]
  today: string
  /** Whether anything was sent. */
  onClose: (wasSent: boolean) => void
}

type Props = BulkAdjustmentProps & {
  /** What the draft is about. */
  draftKey: string
  /** The draft of an earlier time; `unread`: why it is not known whether there is one. */
  opened: { kept: BulkAdjustmentDraft | null; unread: Failure | null }
}

/**
 * Records payments on several invoices, or corrects them: what is typed for each, what remains of it
 * before and after, what is left out and why, and the number of rows as the last question. Once it
 * has begun its own page follows it; until then what is typed is kept as a draft.
 */
export function BulkAdjustmentForm({
  kind,
  organizationId,
  userName,
  invoices,
  clientNo,
  today,
  draftKey,
  opened,
  onClose,
}: Props) {
  const t = useT()
  const { unread } = opened
  const [kept] = useState(opened.kept)
  const typed = useBulkAdjustments({ organizationId, kind, today }, invoices, kept)
  const { rows } = typed
  const [wasTried, setTried] = useState(false)
  const content = unread ? null : typed.toDraft(wasTried)
  const draft = useDraft({
    ...{ userName, draftKey, content, unread },
    clientNo: clientNo ?? noClient,
    isDirty: content !== null,
    isOwn: kept !== null,
  })
  const sending = useSendBulkAdjustments({ kind, organizationId, userName }, () => leave(true))
  const title = t(`adjustments.title.${kind}`, {
    count: rows.length,
    invoice: rows[0]?.invoice.invoiceNumber ?? '',
  })

  const mustTick = wasTried && !typed.isConfirmed && !sending.isPending
  // Whether it has begun may stay unknown for long.
  const isLocked = sending.isPending && !sending.unread

  function leave(wasSent: boolean) {
    void draft.replace(typed.draftOfOthers)
    onClose(wasSent)
  }

  function send() {
    setTried(true)
    const complete = typed.toSend()
    if (complete && typed.isConfirmed && complete.length > 0)
      sending.send(complete, typed.typedTotal)
  }

  return (
    <Dialog
      open
      size="lg"
      title={title}
      intro={t(`adjustments.bulk.intro.${kind}`)}
      result={mustTick ? <b>{t('adjustments.tickFirst')}</b> : undefined}
      locked={isLocked}
      onClose={() => onClose(false)}
      footer={
        <BulkAdjustmentFooter
          kind={kind}
          count={rows.length}
          hasDraft={!isSame(content, typed.draftOfOthers)}
          isPending={sending.isPending}
          isLocked={isLocked}
          isChecking={typed.isChecking}
          onDiscard={() => leave(false)}
          onCancel={() => onClose(false)}
          onSend={send}
        />
      }
    >
      {typed.isRestored && (
        <StateBlock variant="strip" kind="empty" title={t('adjustments.continued')} />
      )}
      <ForAll kind={kind} typed={typed} wasTried={wasTried} />
      <BulkAdjustmentRows
        rows={rows}
        impacts={typed.impacts}
        wasTried={wasTried}
        onChange={typed.change}
        onLeaveOut={typed.leaveOut}
      />
      <BulkAdjustmentCheck kind={kind} typed={typed} />
      <LeftOut typed={typed} />
      <DraftNotKept failure={draft.failure} />
      <div aria-live="polite">
        {sending.failure && (
          <FailureBlock failure={sending.failure} doing="write" note={t('states.keptTyped')} />
        )}
        {sending.unread && (
          <FailureBlock
            failure={sending.unread}
            doing="check"
            steps={
              <ButtonLink size="sm" href={routes.bulkAction(sending.bulkActionId ?? '')}>
                {t('adjustments.bulk.results')}
              </ButtonLink>
            }
          />
        )}
      </div>
    </Dialog>
  )
}

const isSame = (one: BulkAdjustmentDraft | null, other: BulkAdjustmentDraft | null) =>
  JSON.stringify(one) === JSON.stringify(other)

type FooterProps = Pick<Props, 'kind'> & {
  count: number
  hasDraft: boolean
  isPending: boolean
  isLocked: boolean
  /** What went out before is still looked for. */
  isChecking: boolean
} & Record<'onDiscard' | 'onCancel' | 'onSend', () => void>

function BulkAdjustmentFooter({
  kind,
  count,
  hasDraft,
  isPending,
  isLocked,
  isChecking,
  ...on
}: FooterProps) {
  const t = useT()
  return (
    <>
      {hasDraft && !isPending && (
        <Button variant="quiet" onClick={on.onDiscard}>
          {t('adjustments.discard')}
        </Button>
      )}
      <Button aria-disabled={isLocked || undefined} onClick={on.onCancel}>
        {t('adjustments.cancel')}
      </Button>
      <Button
        variant="primary"
        busy={isPending || isChecking}
        busyLabel={t(isLocked ? 'adjustments.sending' : 'adjustments.checking')}
        aria-disabled={count === 0 || undefined}
        onClick={on.onSend}
      >
        {t(`adjustments.send.${kind}`, { count })}
      </Button>
    </>
  )
}

type Typed = ReturnType<typeof useBulkAdjustments>

type ForAllProps = Pick<Props, 'kind'> & { typed: Typed; wasTried: boolean }

/** The day and the description that all rows get at once. */
function ForAll({ kind, typed: { forAll, changeAll }, wasTried }: ForAllProps) {
  const t = useT()
  const isDay = isCalendarDate(toIsoDate(forAll.date.trim()))
  return (
    <div className="grid gap-x-4 narrow:grid-cols-[160px_minmax(0,1fr)]">
      <Field
        stacked
        label={t('adjustments.date')}
        error={wasTried && !isDay ? t('adjustments.wrong.date') : undefined}
      >
        {(control) => (
          <DayInput
            {...control}
            label={t('adjustments.date')}
            value={forAll.date}
            onChange={(event) => changeAll({ date: event.target.value })}
          />
        )}
      </Field>
      <Field stacked label={t(`adjustments.bulk.forAll.${kind}`)}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={forAll.description}
            onChange={(event) => changeAll({ description: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

/** How many invoices are not among the rows, and why. */
function LeftOut({ typed: { left, leftOutByHand } }: { typed: Typed }) {
  const t = useT()
  return (
    <>
      {leftOutReasons.map((why) =>
        left[why] ? (
          <p key={why} className="pt-1 text-xs text-ink-2">
            {t(`adjustments.bulk.left.${why}`, { count: left[why] })}
          </p>
        ) : null,
      )}
      {leftOutByHand > 0 && (
        <p className="pt-1 text-xs text-ink-2">
          {t('adjustments.bulk.leftByHand', { count: leftOutByHand })}
        </p>
      )}
    </>
  )
}
