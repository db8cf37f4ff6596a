import { useMemo } from 'react'
import type { PreparedDocument } from '@/lib/features/invoice-sending/domain/prepared-document'

type Document = Pick<PreparedDocument, 'key' | 'verdict' | 'reasons'>

/**
 * Which documents are ticked: those that are ready, until a person ticks. A tick holds for what was
 * said of its document when it was given: as soon as there is more, it is not given any more.
 */
export function useTicked(
  documents: readonly Document[],
  [chosen, setChosen]: readonly [Ticks | null, (ticks: Ticks) => void],
) {
  const selected = useMemo(() => {
    const isTicked = (each: Document) =>
      chosen ? isStillMeant(chosen.get(each.key), each) : each.verdict === 'ready'
    return new Set(documents.filter(isTicked).map(({ key }) => key))
  }, [chosen, documents])
  return {
    selected,
    select: (keys: ReadonlySet<string>) =>
      setChosen(
        new Map(
          documents.flatMap((each) => (keys.has(each.key) ? [[each.key, listReasons(each)]] : [])),
        ),
      ),
  }
}

/** What was said of each ticked document when it was ticked. */
export type Ticks = ReadonlyMap<string, readonly string[]>

const isStillMeant = (seen: readonly string[] | undefined, document: Document): boolean =>
  seen !== undefined && listReasons(document).every((reason) => seen.includes(reason))

const listReasons = ({ reasons }: Document): string[] =>
  reasons.map((reason) => JSON.stringify(reason))
