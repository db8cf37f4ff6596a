import { useState } from 'react'
import { useNewestWork } from '@/components/ui/hooks/use-newest-work'
import {
  type ListRefusal,
  readBankFile,
  readBankList,
} from '@/lib/features/payment-matching/client/read-bank-list'
import { writeBankList } from '@/lib/features/payment-matching/domain/list-text'
import type { PaymentsPageState } from './use-payments-page'

/** Why lines were not taken; `name`: of the file that they are in, null for those in the box. */
type Refused = {
  why: ListRefusal | 'tooManyTogether' | 'typedFirst' | 'notLoaded'
  name: string | null
}

/**
 * Reads what is in the box, or a file. A file that is refused leaves what was typed; where nothing
 * was it shows its text, to be corrected. None takes the place of lines that were typed, and what is
 * typed while the box is read is read with it.
 */
export function useListInput({
  text,
  setText,
  held,
  take,
}: Pick<PaymentsPageState, 'text' | 'held' | 'take'> & { setText: (text: string) => void }) {
  const [filed, setFiled] = useState('')
  const [refused, setRefused] = useState<Refused | null>(null)

  /** Whether somebody typed what is in the box, which a file or the list at hand put there else. */
  const isTyped = () =>
    text.trim() !== '' && text !== filed && !(held && text === writeBankList(held.list))

  function handleRead({ written, taken }: Awaited<ReturnType<typeof readInput>>, from: From) {
    const isFile = typeof from !== 'string'
    const name = isFile ? from.name : null
    if (!isFile && text !== written) return void (text.trim() !== '' && start(text))
    if (isFile && text.trim() === '' && written.length <= shownMax) {
      setText(written)
      setFiled(written)
    }
    if (!taken.ok) return setRefused({ why: taken.refusal, name })
    if (isFile && isTyped()) return setRefused({ why: 'typedFirst', name })
    setRefused(take(taken.list, written) ? null : { why: 'tooManyTogether', name })
  }

  const { isUnderWay: isReading, start } = useNewestWork(readInput, handleRead)
  return {
    isReading,
    refused,
    match() {
      if (!isReading && text.trim() !== '') void start(text)
    },
    takeFile: async (chosen: File | undefined) => {
      if (!chosen) return
      if (isReading && isTyped()) setRefused({ why: 'typedFirst', name: chosen.name })
      else await start(chosen)
    },
  }
}

/** What is in the box, or a file. */
type From = string | File

/** Reads the list that is in it. Of a file that cannot be read nothing is written. */
async function readInput(from: From) {
  const read =
    typeof from === 'string' ? { ok: true as const, text: from } : await readBankFile(from)
  if (!read.ok) return { written: '', taken: read }
  const taken = await readBankList(read.text, 'day').catch(() => notLoaded)
  return { written: read.text, taken }
}

/** The part of the program that reads it did not come. */
const notLoaded = { ok: false, refusal: 'notLoaded' } as const

/** A longer text is matched and not shown: a box of megabytes stops the page. */
const shownMax = 400_000
