'use client'

import { useState } from 'react'
import { DayInput } from '@/components/form/day-input'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { AdjustmentKind } from '@/lib/features/adjustments/domain/adjustment-draft'
import { leftOutReasons } from '@/lib/features/adjustments/domain/bulk-adjustments'
import { isCalendarDate, toIsoDate } from '@/lib/shared/dates/calendar-date'
import { BulkAdjustmentCheck } from './bulk-adjustment-check'
import { BulkAdjustmentRows } from './bulk-adjustment-rows'
import { useBulkAdjustments } from './use-bulk-adjustments'
import { useSendBulkAdjustments } from './use-send-bulk-adjustments'

type Props = {
  kind: AdjustmentKind
  organizationId: string
  userName: string
  invoices: readonly CollectionInvoice[]
  today: string
  /** Whether anything was sent. */
  onClose: (wasSent: boolean) => void
}

/**
 * Records payments on several invoices, or corrects them: what is typed for each, what remains of it
 * before and after, what is left out and why, and the number of rows as the last question. Once it
 * has begun its own page follows it.
 */
export function BulkAdjustmentDialog({
  kind,
  organizationId,
  userName,
  invoices,
  today,
  onClose,
}: Props) {
  const t = useT()
  const typed = useBulkAdjustments({ organizationId, kind, today }, invoices)
  const { rows, left } = typed
  const sending = useSendBulkAdjustments({ kind, organizationId, userName }, () => onClose(true))
  const [wasTried, setTried] = useState(false)
  const [forAll, setForAll] = useState({ date: today, description: '' })
  const isDay = isCalendarDate(toIsoDate(forAll.date.trim()))
  const title = t(`adjustments.title.${kind}`, {
    count: rows.length,
    invoice: rows[0]?.invoice.invoiceNumber ?? '',
  })

  function changeAll(part: Partial<typeof forAll>) {
    setForAll((now) => ({ ...now, ...part }))
    typed.changeAll(part)
  }

  function send() {
    setTried(true)
    const complete = typed.toSend()
    if (complete && typed.isConfirmed && complete.length > 0)
      sending.send(complete, typed.confirmed.typedTotal)
  }

  return (
    <Dialog
      open
      size="lg"
      title={title}
      intro={t(`adjustments.bulk.intro.${kind}`)}
      result={wasTried && !typed.isConfirmed ? <b>{t('adjustments.tickFirst')}</b> : undefined}
      locked={sending.isPending}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button
            variant="quiet"
            aria-disabled={sending.isPending || undefined}
            onClick={() => onClose(false)}
          >
            {t('adjustments.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={sending.isPending}
            busyLabel={t('adjustments.sending')}
            aria-disabled={rows.length === 0 || undefined}
            onClick={send}
          >
            {t(`adjustments.send.${kind}`, { count: rows.length })}
          </Button>
        </>
      }
    >
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
      <BulkAdjustmentRows
        rows={rows}
        impacts={typed.impacts}
        wasTried={wasTried}
        onChange={typed.change}
        onLeaveOut={typed.leaveOut}
      />
      <BulkAdjustmentCheck kind={kind} typed={typed} />
      {leftOutReasons.map((why) =>
        left[why] ? (
          <p key={why} className="pt-1 text-xs text-ink-2">
            {t(`adjustments.bulk.left.${why}`, { count: left[why] })}
          </p>
        ) : null,
      )}
      <div aria-live="polite">
        {sending.failure && (
          <FailureBlock failure={sending.failure} doing="write" note={t('states.keptTyped')} />
        )}
      </div>
    </Dialog>
  )
}
