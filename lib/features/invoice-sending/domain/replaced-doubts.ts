import type { Answer } from '@/lib/contracts/registry'
import type { LineChange, PreparedReason } from './prepared-document'
import { findInvoiceDate, isCreditNote, readDecimal, toInput } from './replaced-document'
import type { TypedDocument, TypedLine } from './typed-document'
import { findUnitCode } from './unit-code'

type View = Answer<'getInvoiceView'>
type ViewLine = NonNullable<NonNullable<View['Lines']>[number]>

/**
 * Why the form that takes the place of a failed invoice may not say what that one said: its date, its
 * currency, its kind or its total is not told, or a line had to be put otherwise. A kind that is another
 * than the one that failed would claim what was credited, or credit what was claimed.
 *
 * @param opened the form as it opens, before anything is changed in it.
 * @param isCredit whether what failed is listed as a credit note.
 */
export function listReplacedDoubts(
  view: View,
  { fields, lines }: TypedDocument,
  isCredit: boolean,
): PreparedReason[] {
  const isKindTold = isCreditNote(view) || /^invoice$/i.test(view.InvoiceType?.trim() ?? '')
  const changes = (view.Lines ?? []).flatMap((line, at) => findLineChange(line, lines[at]!, at))
  return [
    ...(findInvoiceDate(view) === null ? [{ is: 'dateUntold' } as const] : []),
    ...(view.Currency?.trim() || fields.currency === '' ? [] : [{ is: 'currencyUntold' } as const]),
    ...(isCreditNote(view) !== isCredit
      ? [{ is: 'kindDiffers' } as const]
      : isKindTold
        ? []
        : [{ is: 'kindUntold' } as const]),
    ...(fields.expectedTotal === '' ? [{ is: 'totalUntold' } as const] : []),
    ...(changes.length > 0 ? [{ is: 'lines', lines: changes } as const] : []),
  ]
}

/** A line whose quantity or unit is another one; what was not told is not changed. */
function findLineChange(
  { Quantity, Unit }: ViewLine,
  { quantity, unit }: TypedLine,
  at: number,
): LineChange[] {
  const was = [toInput(readDecimal(Quantity)), Unit?.trim() ?? ''] as const
  const isSame =
    (was[0] === '' || was[0] === quantity) && (was[1] === '' || findUnitCode(was[1]) === unit)
  return isSame
    ? []
    : [{ place: at + 1, was: was.filter(Boolean).join(' '), now: `${quantity} ${unit}` }]
}
