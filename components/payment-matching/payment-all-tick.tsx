import { Tick } from '@/components/form/checkbox'
import { useT } from '@/lib/client/translation'
import type { Picks, PlannedLine } from '@/lib/features/payment-matching/domain/payment-plan'

/** A line that was recorded before does not go out again, whatever is pressed. */
export const isShut = ({ group }: PlannedLine) => group === 'before'

type AllTickProps = {
  lines: readonly PlannedLine[]
  isLocked: boolean
  onPickAll: (picks: Picks) => void
}

/** Puts all lines that have an invoice in, or out. */
export function AllTick({ lines, isLocked, onPickAll }: AllTickProps) {
  const t = useT()
  const able = lines.filter((each) => each.candidate !== null && !isShut(each))
  const included = able.filter(({ isIn }) => isIn).length
  const areAllIn = able.length > 0 && included === able.length
  return (
    <Tick
      label={t('paymentMatching.tickAll')}
      checked={areAllIn}
      disabled={isLocked || able.length === 0}
      ref={(input) => {
        if (input) input.indeterminate = included > 0 && !areAllIn
      }}
      onChange={() =>
        onPickAll(
          Object.fromEntries(
            able.map(({ line, candidate }) => [
              line.no,
              {
                invoiceIds: candidate!.parts.map(({ invoice }) => invoice.id),
                isIn: !areAllIn,
              },
            ]),
          ),
        )
      }
    />
  )
}
