import { useState } from 'react'
import {
  type ListRefusal,
  readBankFile,
  readBankList,
} from '@/lib/features/payment-matching/client/read-bank-list'
import { writeBankList } from '@/lib/features/payment-matching/domain/list-text'
import type { PaymentsPageState } from './use-payments-page'

/** Why lines were not taken; `name`: of the file that they are in, null for those in the box. */
type Refused = { why: ListRefusal | 'tooManyTogether' | 'typedFirst'; name: string | null }

/**
 * Reads what is in the box, or a file. A file that is refused leaves what was typed; where nothing
 * was it shows its text, to be corrected. None takes the place of lines that were typed.
 */
export function useListInput({
  text,
  setText,
  held,
  take,
}: Pick<PaymentsPageState, 'text' | 'held' | 'take'> & { setText: (text: string) => void }) {
  const [isReading, setReading] = useState(false)
  const [filed, setFiled] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)

  /** Whether somebody typed what is in the box, which a file or the list at hand put there else. */
  const isTyped = () =>
    text.trim() !== '' && text !== filed && !(held && text === writeBankList(held.list))

  async function match(written: string, name: string | null = null) {
    if (isReading || written.trim() === '') return
    setReading(true)
    const taken = await readBankList(written, 'day')
    setReading(false)
    if (!taken.ok) return setRefused({ why: taken.refusal, name })
    if (name !== null && isTyped()) return setRefused({ why: 'typedFirst', name })
    setRefused(take(taken.list, written) ? null : { why: 'tooManyTogether', name })
  }

  async function takeFile(chosen: File | undefined) {
    if (!chosen) return
    const { name } = chosen
    const read = await readBankFile(chosen)
    if (!read.ok) return setRefused({ why: read.refusal, name })
    if (text.trim() === '' && read.text.length <= shownMax) {
      setText(read.text)
      setFiled(read.text)
    }
    await match(read.text, name)
  }

  return { isReading, refused, match: () => match(text), takeFile }
}

/** A longer text is matched and not shown: a box of megabytes stops the page. */
const shownMax = 400_000
