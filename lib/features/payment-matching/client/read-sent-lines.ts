import type { SentPayment } from '@/lib/contracts/desk/sent-payments'
import type { Answer } from '@/lib/contracts/registry'
import { type IdentifiedLine, makePartIds } from './payment-keys'

/**
 * What went out of some bank lines before. `before`: by the place of each line, a payment of it that
 * may be at the service. `nextIds`: under which id a part that the service refused goes out anew.
 */
type SentLines = {
  before: (SentPayment | null)[]
  nextIds: ReadonlyMap<string, string>
  isWhole: boolean
}

/**
 * Finds what went out of lines before, whichever of their parts it is. The parts of a line go out
 * together: one is asked for where the part before it went out and is surely not there.
 */
export async function readSentLines(
  lines: readonly IdentifiedLine[],
  currency: string,
  ask: (sourceIds: string[]) => Promise<Answer<'findSentPayments'>>,
): Promise<SentLines> {
  const before = lines.map((): SentPayment | null => null)
  const nextIds = new Map<string, string>()
  let isWhole = true
  let places = [...lines.keys()]
  for (let part = 0; places.length > 0; part += 1) {
    const asked = places.map((place) => lines[place]!)
    const ids = await makePartIds(asked, currency, part)
    const answer = await ask(ids)
    const there = new Map(answer.payments.map((each) => [each.sourceId, each]))
    for (const { sourceId, nextId } of answer.refused) nextIds.set(sourceId, nextId)
    for (const [at, place] of places.entries()) before[place] = there.get(ids[at]!) ?? null
    isWhole &&= answer.isWhole
    const gone = new Set([...answer.refused.map(({ sourceId }) => sourceId), ...answer.absent])
    places = places.filter((_, at) => gone.has(ids[at]!))
  }
  return { before, nextIds, isWhole }
}
