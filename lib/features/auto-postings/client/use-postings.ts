import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toFailure } from '@/lib/client/operation-failed'
import { getOperationQuery } from '@/lib/client/operation-query'
import { useWrite } from '@/lib/client/use-write'
import type { PostingEnd, PostingRow } from '@/lib/contracts/desk/receivables/auto-postings'
import { listPostingEnds } from '@/lib/features/auto-postings/domain/posting-ends'
import { bookPostings } from '@/lib/features/auto-postings/server/book-postings'
import type { Failure } from '@/lib/shared/format/describe-failure'

/** Books a set of postings, once. */
export const useBookPostings = () =>
  useWrite(bookPostings, {
    affects: ['listArItems', 'getArItem', 'listLogItems', 'listGlItems', 'listJournal'],
  })

type Validation = { is: 'none' | 'asking'; ends: null } | { is: 'told'; ends: PostingEnd[] }

/**
 * Asks what would become of a set, and books nothing. Each asking is a read of its own: an answer to
 * a set that was changed since, or is asked about once more, says nothing of it.
 */
export function useValidatePostings(clientNo: string) {
  const client = useQueryClient()
  const [validation, setValidation] = useState<Validation>({ is: 'none', ends: null })
  const [failure, setFailure] = useState<Failure | null>(null)
  const asking = useRef<object | null>(null)

  async function validate(method: string, rows: readonly PostingRow[]) {
    const own = {}
    asking.current = own
    setValidation({ is: 'asking', ends: null })
    setFailure(null)
    const query = getOperationQuery('validateAutoPostings', {
      params: { clientno: clientNo, autopostingmethod: method },
      body: { autoPostings: rows.map((row) => ({ ...row, validateOnly: true as const })) },
    })
    try {
      const answered = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })
      if (asking.current !== own) return
      setValidation({ is: 'told', ends: listPostingEnds(answered, rows.length) })
    } catch (error) {
      if (asking.current !== own) return
      setFailure(toFailure(error as Error))
      setValidation({ is: 'none', ends: null })
    }
  }

  return {
    ...{ validation, failure },
    validate: (method: string, rows: readonly PostingRow[]) => void validate(method, rows),
    forget: () => {
      asking.current = null
      setValidation({ is: 'none', ends: null })
    },
  }
}
