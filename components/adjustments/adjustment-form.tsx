'use client'

import { useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { RequestPreview } from '@/components/form/request-preview'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
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
import { useDraft } from '@/lib/features/drafts/client/public'
import { buildAdjustmentBody } from '@/lib/shared/batch-rows/sent-rows'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { listRefusedFields } from '@/lib/shared/wire/refused-fields'
import { AdjustmentImpactTable } from './adjustment-impact-table'
import { AdjustmentOutcome } from './adjustment-outcome'
import type { AdjustmentDialogProps } from './adjustment-props'
import { AdjustmentRows } from './adjustment-rows'
import { AdjustmentState } from './adjustment-state'
import { type AdjustmentFlow, useAdjustmentFlow } from './use-adjustment-flow'
import { useAdjustmentImpact } from './use-adjustment-impact'

type Props = Omit<AdjustmentDialogProps, 'initialRows'> & {
  clientNo: string
  kept: AdjustmentDraft | null
  rows: AdjustmentFormRow[]
  /** Why it is not known whether there is a draft. */
  unread: Failure | null
}

/** Rows as they are typed, what they would do, and what became of them once they went out. */
export function AdjustmentForm(props: Props) {
  const { kind, organizationId, userName, kept, onClose } = props
  const t = useT()
  const today = useToday()
  const { adjustments: most } = useLimits()
  const flow = useAdjustmentFlow(props, kept)
  const { addRow, removeRow, checkRows, ...typed } = useTypedRows({ kind, today }, props.rows)
  const { rows } = typed
  const [showsRequest, setShowsRequest] = useState(false)
  const draft = useAdjustmentDraft(props, flow, rows)
  const { invoiceCount, numbers, needsTick, isReading, ...impact } = useAdjustmentImpact(
    props,
    rows,
  )
  const isTyping = flow.state.is === 'typing'

  function send() {
    const ready = checkRows()
    if (ready && !needsTick && !isReading) flow.send({ rows }, ready)
  }

  function discard() {
    void draft.drop()
    onClose()
  }

  const title = t(`adjustments.title.${kind}`, {
    count: invoiceCount,
    invoice: numbers[0]?.[1] ?? '',
  })
  if (flow.state.is === 'sent')
    return (
      <AdjustmentOutcome
        idempotencyKey={flow.state.idempotencyKey}
        title={title}
        userName={userName}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      size="lg"
      title={title}
      intro={t(`adjustments.intro.${kind}`)}
      result={<SendNote rows={rows} needsTick={needsTick} />}
      locked={flow.state.is === 'sending'}
      onClose={onClose}
      footer={
        <AdjustmentFooter
          kind={kind}
          count={rows.length}
          state={flow.state.is}
          {...{ needsTick, isReading }}
          showsRequest={showsRequest}
          onRequest={() => setShowsRequest(!showsRequest)}
          onDiscard={discard}
          onCancel={onClose}
          onSend={send}
        />
      }
    >
      {kept && isTyping && (
        <StateBlock variant="strip" kind="empty" title={t('adjustments.continued')} />
      )}
      <AdjustmentRows
        {...typed}
        kind={kind}
        numbers={new Map(numbers)}
        refused={listRefused(flow)}
        isLocked={!isTyping}
        onAdd={rows.length < most ? addRow : null}
        onRemove={removeRow}
      />
      <AdjustmentImpactTable {...impact} rows={rows} />
      <DraftNotKept failure={draft.failure} />
      {showsRequest && (
        <RequestPreview
          method="POST"
          path={`/orgs/${organizationId}/${kind === 'correction' ? 'corrections' : 'payments'}`}
          body={buildAdjustmentBody(kind, listReady(rows))}
          onClose={() => setShowsRequest(false)}
        />
      )}
      <AdjustmentState flow={flow} />
    </Dialog>
  )
}

/** Rows as they are typed: one more, one less, and whether they can go out. */
function useTypedRows(
  { kind, today }: Pick<Props, 'kind'> & { today: string },
  opened: AdjustmentFormRow[],
) {
  const { control, register, setFocus } = useForm<{ rows: AdjustmentFormRow[] }>({
    defaultValues: { rows: opened },
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'rows' })
  const rows = useWatch({ control, name: 'rows' })
  const [wasTried, setTried] = useState(false)

  function addRow() {
    const last = rows.at(-1)!
    append(
      createBlankAdjustment(
        { kind, invoiceId: last.invoiceId, currency: last.currency, day: today },
        createRandomBytes,
      ),
    )
  }

  /** The rows as they go out; null where one cannot: then its first wrong field gets the focus. */
  function checkRows() {
    setTried(true)
    const wrongAt = rows.findIndex((row) => listInvalidFields(row).length > 0)
    if (wrongAt >= 0) {
      setFocus(`rows.${wrongAt}.${listInvalidFields(rows[wrongAt]!)[0]!}`)
      return null
    }
    const ready = listReady(rows)
    return ready.length === rows.length ? ready : null
  }

  return { fields, rows, register, wasTried, addRow, removeRow: remove, checkRows }
}

const listReady = (rows: AdjustmentFormRow[]) =>
  rows.map(toAdjustmentRow).filter((row) => row !== null)

const createRandomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/** Keeps the rows from the first thing typed until the journal holds them. */
function useAdjustmentDraft(
  { userName, clientNo, draftKey, kept, unread }: Props,
  { idempotencyKey, state }: AdjustmentFlow,
  rows: AdjustmentFormRow[],
) {
  const isOver = state.is === 'sent'
  return useDraft({
    ...{ userName, clientNo, draftKey, unread },
    content: {
      idempotencyKey,
      isSent: state.is === 'sending' || state.is === 'lost',
      rows,
    } satisfies AdjustmentDraft,
    isDirty: !isOver && (kept !== null || state.is !== 'typing' || rows.some(isTyped)),
    isOwn: !unread,
  })
}

/** What the fields of a row are called on the wire. */
const adjustmentPaths = [
  'amount',
  'currency',
  'correctionDate',
  'paymentDate',
  'description',
] as const

const listRefused = ({ state }: AdjustmentFlow) =>
  listRefusedFields(state.is === 'typing' ? state.failure : null, adjustmentPaths)

type FooterProps = Pick<Props, 'kind'> & {
  count: number
  state: AdjustmentFlow['state']['is']
  needsTick: boolean
  isReading: boolean
  showsRequest: boolean
} & Record<'onRequest' | 'onDiscard' | 'onCancel' | 'onSend', () => void>

function AdjustmentFooter({
  kind,
  count,
  state,
  needsTick,
  isReading,
  showsRequest,
  ...on
}: FooterProps) {
  const t = useT()
  return (
    <>
      <Button variant="quiet" pressed={showsRequest} onClick={on.onRequest}>
        {t('adjustments.showRequest')}
      </Button>
      {state === 'typing' && (
        <Button variant="quiet" onClick={on.onDiscard}>
          {t('adjustments.discard')}
        </Button>
      )}
      <Button onClick={on.onCancel} aria-disabled={state === 'sending' || undefined}>
        {t('adjustments.cancel')}
      </Button>
      <Button
        variant="primary"
        busy={state === 'sending' || isReading}
        busyLabel={t(state === 'sending' ? 'adjustments.sending' : 'adjustments.checking')}
        aria-disabled={needsTick || state === 'lost' || undefined}
        onClick={on.onSend}
      >
        {t(`adjustments.send.${kind}`, { count })}
      </Button>
    </>
  )
}

type SendNoteProps = { rows: AdjustmentFormRow[]; needsTick: boolean }

/** That a tick comes first, and the ids under which the rows go out, no others whatever happens. */
function SendNote({ rows, needsTick }: SendNoteProps) {
  const t = useT()
  const shown = rows.slice(0, 2).map(({ sourceId }) => sourceId)
  const ids = shown.join(', ')
  return (
    <>
      {needsTick && <b>{t('adjustments.tickFirst')} </b>}
      {t('adjustments.ids')}{' '}
      <code>
        {rows.length > 2 ? t('adjustments.moreIds', { ids, count: rows.length - 2 }) : ids}
      </code>
    </>
  )
}
