import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useT } from '@/lib/client/translation'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { SentBatch } from '@/lib/contracts/desk/batches'
import {
  type AdjustmentFormRow,
  type AdjustmentKind,
  listInvalidFields,
} from '@/lib/features/adjustments/domain/adjustment-draft'
import { computeAdjustmentImpacts } from '@/lib/features/adjustments/domain/adjustment-impact'
import {
  type BulkAdjustmentDraft,
  isAbout,
  nothingForAll,
  restoreBulkAdjustments,
  type TypedForAll,
  toBulkAdjustmentDraft,
} from '@/lib/features/adjustments/domain/bulk-adjustment-draft'
import {
  prepareBulkAdjustments,
  toBulkAdjustments,
} from '@/lib/features/adjustments/domain/bulk-adjustments'
import {
  getOpenBatchesQuestion,
  holdsAllOpen,
  listOpenSubmissions,
} from '@/lib/features/adjustments/domain/open-submissions'
import { getSentBatchesQuery } from '@/lib/features/batches/client/public'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import { listWarnings } from '../adjustment-warnings'

type Place = { organizationId: string; kind: AdjustmentKind; today: string }

/**
 * What went out before in an organization and is not known to be booked. `isKnown` only where a read
 * of now holds all of it; `isReading` while the first has not ended.
 */
function useOpenBatches(organizationId: string) {
  const { data, isError, isFetchedAfterMount } = useQuery({
    ...getSentBatchesQuery(getOpenBatchesQuestion(organizationId)),
    staleTime: 0,
  })
  return {
    batches: data?.batches ?? noBatches,
    isReading: !isFetchedAfterMount,
    isKnown: holdsAllOpen(data, isError),
  }
}

const noBatches: readonly SentBatch[] = []

/**
 * What is typed for each of several invoices, what it would do, and what stands in the way of
 * sending it. It begins with what was kept of an earlier time.
 */
export function useBulkAdjustments(
  { organizationId, kind, today }: Place,
  invoices: readonly CollectionInvoice[],
  kept: BulkAdjustmentDraft | null,
) {
  const t = useT()
  const [prepared] = useState(() =>
    prepareBulkAdjustments(kind, invoices, { day: today, random: createRandomBytes }),
  )
  const [rows, setRows] = useState(() => restoreBulkAdjustments(prepared.rows, kept))
  const [forAll, setForAll] = useState(kept?.forAll ?? nothingForAll)
  const [confirmed, setConfirmed] = useState({ isIntended: false, typedTotal: '' })
  const sent = useOpenBatches(organizationId)
  const judged = useDeferredValue(rows)
  const { impacts, warnings } = useMemo(() => {
    const drafts = judged.map(({ form }) => ({
      ...{ invoiceId: form.invoiceId, currency: form.currency },
      amount: parseDecimal(form.amount),
    }))
    const found = computeAdjustmentImpacts(
      drafts,
      judged.map(({ invoice }) => invoice),
    )
    return { impacts: found, warnings: listWarnings(t, found, drafts) }
  }, [t, judged])
  const open = useMemo(() => listOpenSubmissions(sent.batches, judged), [sent.batches, judged])
  const isOpenUntold = !sent.isReading && !sent.isKnown
  const needsTick = warnings.some((each) => each.needsTick) || open.length > 0 || isOpenUntold
  const isConfirmed =
    !sent.isReading &&
    (!needsTick || confirmed.isIntended) &&
    confirmed.typedTotal.trim() === String(rows.length)

  /** Another amount is another thing to say yes to. */
  function change(at: number, part: Partial<AdjustmentFormRow>) {
    setRows((now) =>
      now.map((row, each) => (each === at ? { ...row, form: { ...row.form, ...part } } : row)),
    )
    if ('amount' in part) setConfirmed((now) => ({ ...now, isIntended: false }))
  }

  function changeAll(part: { date: string } | { description: string }) {
    setForAll((now): TypedForAll => ({ ...now, ...part }))
    setRows((now) => now.map((row) => ({ ...row, form: { ...row.form, ...part } })))
  }

  return {
    ...{ rows, impacts, warnings, open, isOpenUntold, needsTick, confirmed, isConfirmed },
    /** What went out before is on its way: until it is here, nothing may follow it. */
    isChecking: sent.isReading,
    left: prepared.left,
    isRestored: isAbout(kept, prepared.rows),
    leftOutByHand: prepared.rows.length - rows.length,
    forAll: { ...forAll, date: forAll.date ?? today },
    toDraft: (wasTried: boolean) =>
      toBulkAdjustmentDraft({ prepared: prepared.rows, rows, forAll, kept, wasTried }),
    wrongAt: rows.findIndex(({ form }) => listInvalidFields(form).length > 0),
    confirm: (part: Partial<typeof confirmed>) => setConfirmed((now) => ({ ...now, ...part })),
    change,
    /** The same day or description for all. */
    changeAll,
    leaveOut: (at: number) => setRows((now) => now.filter((_, each) => each !== at)),
    toSend: () => toBulkAdjustments(kind, rows),
  }
}

const createRandomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
