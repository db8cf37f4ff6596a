import { Absent } from '@/components/ui/money-amount'
import { useCodeNames } from '@/lib/features/codes/client/use-code-names'
import type { CodeType } from '@/lib/features/codes/domain/code-names'

/** A code with its name beside it; the code alone where it has none, or while names are not here. */
export function CodeName({ clientNo, type, code }: Props) {
  const name = useCodeNames(clientNo).find(type, code)
  if (code === null || code === undefined || code === '') return <Absent />
  return (
    <>
      {code}
      {name && <span className="text-ink-3"> {name}</span>}
    </>
  )
}

type Props = { clientNo: string; type: CodeType; code: string | number | null | undefined }
