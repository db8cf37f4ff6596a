import { useState } from 'react'
import { useToday } from '@/lib/client/hydration'
import type { ReservationOutcome } from '@/lib/contracts/desk/receivables/payment-reservations'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { Failure, Result } from '@/lib/contracts/result'
import { useReservePayment } from '@/lib/features/payment-reservations/client/use-reserve-payment'
import {
  parseReservation,
  type ReservableRow,
} from '@/lib/features/payment-reservations/domain/typed-reservation'
import { formatDecimalInput } from '@/lib/shared/numbers/number-input'
import { makeSourceId, sourceIdBytes } from '@/lib/shared/references/source-id'

type State =
  | { is: 'typing'; failure: Failure | null }
  | { is: 'unknown'; failure: Failure }
  | { is: 'done'; outcome: ReservationOutcome }

/**
 * One reservation, from what is typed to what became of it. Its paymentId is minted with it; what
 * was refused goes out, if at all, under another idempotency key.
 */
export function useReservation({
  clientNo,
  userName,
  item,
}: {
  clientNo: string
  userName: string
  item: ReservableRow
}) {
  const today = useToday()
  const { send, isPending } = useReservePayment()
  const [names, setNames] = useState(() => mintNames(today))
  const [typed, setTyped] = useState({
    amount: item.remainingAmount == null ? '' : formatDecimalInput(item.remainingAmount),
    date: today,
  })
  const [isTried, setTried] = useState(false)
  const [sentAmount, setSentAmount] = useState<ExactNumber>(0)
  const [state, setState] = useState<State>({ is: 'typing', failure: null })
  const { value, wrong } = parseReservation(typed)

  function settle(result: Result<ReservationOutcome>) {
    if (result.ok) return setState({ is: 'done', outcome: result.value })
    const { failure } = result
    if (failure.kind === 'unknown-outcome' || failure.kind === 'broken')
      return setState({ is: 'unknown', failure })
    setNames(mintNames(today))
    setState({ is: 'typing', failure })
  }

  async function submit() {
    setTried(true)
    if (value === null || item.arItemId == null) return
    setSentAmount(value.amount)
    settle(
      await send({
        ...{ ...names, userName, clientNo, ...value },
        customerNo: item.customerNo?.trim() || null,
        documentNo: item.documentNo?.trim() || null,
        subject: { by: 'arItemId', value: item.arItemId },
        currency: item.currency?.trim() ?? '',
      }),
    )
  }

  return {
    ...names,
    ...{ state, typed, value, sentAmount, settle },
    wrong: isTried ? wrong : { amount: false, date: false },
    isSending: isPending,
    type: (part: Partial<typeof typed>) => setTyped({ ...typed, ...part }),
    submit: () => void submit(),
  }
}

const mintNames = (today: string) => ({
  idempotencyKey: crypto.randomUUID(),
  paymentId: makeSourceId(
    'reservation',
    today,
    crypto.getRandomValues(new Uint8Array(sourceIdBytes)),
  ),
})
