import { useDeferredValue, useMemo, useState } from 'react'
import { useTick } from '@/components/ui/hooks/use-tick'
import { useT } from '@/lib/client/translation'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import {
  type AdjustmentFormRow,
  type AdjustmentKind,
  listInvalidFields,
} from '@/lib/features/adjustments/domain/adjustment-draft'
import { computeAdjustmentImpacts } from '@/lib/features/adjustments/domain/adjustment-impact'
import {
  type BulkAdjustmentDraft,
  isAbout,
  keepOtherInvoices,
  nothingForAll,
  restoreBulkAdjustments,
  type TypedForAll,
  toBulkAdjustmentDraft,
} from '@/lib/features/adjustments/domain/bulk-adjustment-draft'
import {
  type BulkAdjustmentRow,
  prepareBulkAdjustments,
  toBulkAdjustments,
} from '@/lib/features/adjustments/domain/bulk-adjustments'
import { listOpenSubmissions } from '@/lib/features/adjustments/domain/open-submissions'
import { parseDecimal } from '@/lib/shared/numbers/number-input'
import { describeQuestion, listDayWarnings, listWarnings } from '../adjustment-warnings'
import { useOpenBatches } from '../use-open-batches'

type Place = { organizationId: string; kind: AdjustmentKind; today: string }

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
  const [typedTotal, setTypedTotal] = useState('')
  const sent = useOpenBatches(organizationId)
  const judged = useDeferredValue(rows)
  const { impacts, ofDays, warnings } = useMemo(() => {
    const drafts = judged.map(toPlanned)
    const found = computeAdjustmentImpacts(
      drafts,
      judged.map(({ invoice }) => invoice),
    )
    const days = listDayWarnings(
      t,
      judged.map(({ form }) => form),
      today,
    )
    return { impacts: found, ofDays: days, warnings: [...days, ...listWarnings(t, found, drafts)] }
  }, [t, judged, today])
  const open = useMemo(() => listOpenSubmissions(sent.batches, judged), [sent.batches, judged])
  const isOpenUntold = !sent.isReading && !sent.isKnown
  const needsTick = warnings.some((each) => each.needsTick) || open.length > 0 || isOpenUntold
  const [isIntended, setIntended] = useTick(
    describeQuestion(rows.map(toPlanned), warnings, open, isOpenUntold),
  )
  const isConfirmed =
    !sent.isReading && (!needsTick || isIntended) && typedTotal.trim() === String(rows.length)

  function change(at: number, part: Partial<AdjustmentFormRow>) {
    setRows((now) =>
      now.map((row, each) => (each === at ? { ...row, form: { ...row.form, ...part } } : row)),
    )
  }

  function changeAll(part: { date: string } | { description: string }) {
    setForAll((now): TypedForAll => ({ ...now, ...part }))
    setRows((now) => now.map((row) => ({ ...row, form: { ...row.form, ...part } })))
  }

  return {
    ...{ rows, impacts, ofDays, warnings, open, isOpenUntold, needsTick, isConfirmed },
    ...{ isIntended, setIntended, typedTotal, setTypedTotal },
    /** What went out before is on its way: until it is here, nothing may follow it. */
    isChecking: sent.isReading,
    left: prepared.left,
    isRestored: isAbout(kept, prepared.rows),
    leftOutByHand: prepared.rows.length - rows.length,
    forAll: { ...forAll, date: forAll.date ?? today },
    toDraft: (wasTried: boolean) =>
      toBulkAdjustmentDraft({ prepared: prepared.rows, rows, forAll, kept, wasTried }),
    /** What stays of the draft once these rows are done with. */
    draftOfOthers: keepOtherInvoices(kept, prepared.rows),
    wrongAt: rows.findIndex(({ form }) => listInvalidFields(form).length > 0),
    change,
    /** The same day or description for all. */
    changeAll,
    leaveOut: (at: number) => setRows((now) => now.filter((_, each) => each !== at)),
    toSend: () => toBulkAdjustments(kind, rows),
  }
}

const toPlanned = ({ form: { invoiceId, amount, currency } }: BulkAdjustmentRow) => ({
  ...{ invoiceId, currency, amount: parseDecimal(amount) },
})

const createRandomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))
