'use client'

import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { RequestPreview } from '@/components/form/request-preview'
import { reloadPage } from '@/components/form/use-leave-guard'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useLimits } from '@/lib/client/limits'
import { useT } from '@/lib/client/translation'
import {
  type AdjustmentDraft,
  type AdjustmentFormRow,
  createBlankAdjustment,
  isTyped,
  listInvalidFields,
  toAdjustmentRow,
} from '@/lib/features/adjustments/domain/adjustment-draft'
import { computeAdjustmentImpacts } from '@/lib/features/adjustments/domain/adjustment-impact'
import { computeClaimImpacts } from '@/lib/features/adjustments/domain/claim-impact'
import { getImpactInvoiceQuery } from '@/lib/features/batches/client/public'
import { useDraft } from '@/lib/features/drafts/client/public'
import { buildAdjustmentBody } from '@/lib/shared/batch-rows/sent-rows'
import type { Failure } from '@/lib/shared/format/describe-failure'
import type { Translate } from '@/lib/shared/i18n/translate'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'
import { AdjustmentImpactTable } from './adjustment-impact-table'
import { AdjustmentOutcome } from './adjustment-outcome'
import type { AdjustmentDialogProps } from './adjustment-props'
import { AdjustmentRows } from './adjustment-rows'
import { listWarnings } from './adjustment-warnings'
import { useAdjustmentFlow } from './use-adjustment-flow'

type Props = Omit<AdjustmentDialogProps, 'initialRows'> & {
  clientNo: string
  kept: AdjustmentDraft | null
  rows: AdjustmentFormRow[]
  /** Why it is not known whether there is a draft. */
  unread: Failure | null
}

/** Rows as they are typed, what they would do, and what became of them once they went out. */
export function AdjustmentForm({
  kind,
  organizationId,
  clientNo,
  userName,
  subject,
  kept,
  rows: opened,
  unread,
  onClose,
}: Props) {
  const t = useT()
  const today = useToday()
  const { adjustments: most } = useLimits()
  const flow = useAdjustmentFlow({ kind, organizationId, userName, clientNo, subject }, kept)
  const { control, register, setFocus } = useForm<{ rows: AdjustmentFormRow[] }>({
    defaultValues: { rows: opened },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' })
  const rows = useWatch({ control, name: 'rows' })
  const [wasTried, setTried] = useState(false)
  const [isIntended, setIntended] = useState(false)
  const [showsRequest, setShowsRequest] = useState(false)

  const isOver = flow.state.is === 'sent'
  const draft = useDraft({
    userName,
    clientNo,
    subject,
    content: {
      idempotencyKey: flow.idempotencyKey,
      isSent: flow.state.is === 'sending' || flow.state.is === 'lost',
      rows,
    } satisfies AdjustmentDraft,
    isDirty:
      !unread && !isOver && (kept !== null || flow.state.is !== 'typing' || rows.some(isTyped)),
    isOwn: !unread,
  })

  const invoiceIds = [...new Set(rows.map(({ invoiceId }) => invoiceId))]
  const reads = useQueries({
    queries: invoiceIds.map((invoiceId) => getImpactInvoiceQuery(organizationId, invoiceId)),
  })
  const invoices = reads.map(({ data }) => data?.data).filter((invoice) => invoice != null)
  const drafts = rows.map(({ invoiceId, amount, currency }) => ({
    invoiceId,
    amount: parseDecimal(amount),
    currency,
  }))
  const impacts = computeAdjustmentImpacts(drafts, invoices)
  const claims = invoices.length === 1 ? computeClaimImpacts(kind, invoices[0]!, drafts) : null
  const warnings = reads.some(({ isPending }) => isPending) ? [] : listWarnings(t, impacts, drafts)
  const needsTick = warnings.some((line) => line.needsTick) && !isIntended
  const ready = rows.map(toAdjustmentRow)
  const isTyping = flow.state.is === 'typing'
  const refused = listRefusedFields(
    flow.state.is === 'typing' ? flow.state.failure : null,
    adjustmentPaths,
  )

  function send() {
    setTried(true)
    const wrongAt = rows.findIndex((row) => listInvalidFields(row).length > 0)
    if (wrongAt >= 0) return setFocus(`rows.${wrongAt}.${listInvalidFields(rows[wrongAt]!)[0]!}`)
    const complete = ready.filter((row) => row !== null)
    if (!needsTick && complete.length === rows.length) flow.send({ rows }, complete)
  }

  function addRow() {
    const last = rows.at(-1)!
    append(
      createBlankAdjustment(
        { kind, invoiceId: last.invoiceId, currency: last.currency, day: today },
        createRandomBytes,
      ),
    )
  }

  function discard() {
    void draft.drop()
    onClose()
  }

  const numbers = invoices.map(({ id, invoiceNumber }) => [id ?? '', invoiceNumber ?? ''] as const)
  if (flow.state.is === 'sent')
    return (
      <AdjustmentOutcome
        idempotencyKey={flow.state.idempotencyKey}
        title={formatTitle(t, kind, invoiceIds.length, numbers)}
        userName={userName}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      size="lg"
      title={formatTitle(t, kind, invoiceIds.length, numbers)}
      intro={t(`adjustments.intro.${kind}`)}
      result={
        <>
          {needsTick && <b>{t('adjustments.tickFirst')} </b>}
          <Ids rows={rows} />
        </>
      }
      locked={flow.state.is === 'sending'}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="quiet"
            pressed={showsRequest}
            onClick={() => setShowsRequest(!showsRequest)}
          >
            {t('adjustments.showRequest')}
          </Button>
          {isTyping && (
            <Button variant="quiet" onClick={discard}>
              {t('adjustments.discard')}
            </Button>
          )}
          <Button onClick={onClose} aria-disabled={flow.state.is === 'sending' || undefined}>
            {t('adjustments.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={flow.state.is === 'sending'}
            busyLabel={t('adjustments.sending')}
            aria-disabled={needsTick || flow.state.is === 'lost' || undefined}
            onClick={send}
          >
            {t(`adjustments.send.${kind}`, { count: rows.length })}
          </Button>
        </>
      }
    >
      {kept && isTyping && (
        <StateBlock look="strip" kind="empty" title={t('adjustments.continued')} />
      )}
      <AdjustmentRows
        kind={kind}
        fields={fields}
        rows={rows}
        numbers={new Map(numbers)}
        register={register}
        wasTried={wasTried}
        refused={refused}
        isLocked={!isTyping}
        onAdd={rows.length < most ? addRow : null}
        onRemove={remove}
      />
      <AdjustmentImpactTable
        impacts={impacts}
        claims={claims}
        rows={rows}
        warnings={warnings}
        isIntended={isIntended}
        onIntended={setIntended}
      />
      <DraftNotKept failure={unread ?? draft.failure} />
      {showsRequest && (
        <RequestPreview
          method="POST"
          path={`/orgs/${organizationId}/${kind === 'correction' ? 'corrections' : 'payments'}`}
          body={buildAdjustmentBody(
            kind,
            ready.filter((row) => row !== null),
          )}
          onClose={() => setShowsRequest(false)}
        />
      )}
      <div aria-live="polite">
        {flow.state.is === 'typing' && flow.state.neverArrived && (
          <StateBlock look="strip" kind="warned" title={t('adjustments.neverArrived')} />
        )}
        {flow.state.is === 'typing' && flow.state.failure && (
          <FailureBlock
            failure={flow.state.failure}
            doing="write"
            note={t('states.keptTyped')}
            steps={
              flow.state.failure.code === 'new-version' && (
                <Button onClick={reloadPage}>{t('form.loadAnew')}</Button>
              )
            }
          />
        )}
        {flow.state.is === 'lost' && (
          <FailureBlock
            failure={flow.state.failure}
            doing="write"
            note={t('adjustments.lostMeaning')}
            steps={
              <Button
                onClick={flow.lookAgain}
                busy={flow.isLooking}
                busyLabel={t('adjustments.looking')}
              >
                {t('adjustments.lookAgain')}
              </Button>
            }
          />
        )}
        {flow.state.is === 'lost' && flow.state.look && (
          <FailureBlock failure={flow.state.look} doing="look" look="strip" />
        )}
      </div>
    </Dialog>
  )
}

/** What the fields of a row are called on the wire. */
const adjustmentPaths = [
  'amount',
  'currency',
  'correctionDate',
  'paymentDate',
  'description',
] as const

const createRandomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

const formatTitle = (
  t: Translate,
  kind: AdjustmentDialogProps['kind'],
  count: number,
  numbers: (readonly [string, string])[],
) => t(`adjustments.title.${kind}`, { count, invoice: numbers[0]?.[1] ?? '' })

/** The ids under which the rows go out, and no others whatever happens. */
function Ids({ rows }: { rows: AdjustmentFormRow[] }) {
  const t = useT()
  const shown = rows.slice(0, 2).map(({ sourceId }) => sourceId)
  const ids = shown.join(', ')
  return (
    <>
      {t('adjustments.ids')}{' '}
      <code>
        {rows.length > 2 ? t('adjustments.moreIds', { ids, count: rows.length - 2 }) : ids}
      </code>
    </>
  )
}
