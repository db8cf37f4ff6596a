import { createHash } from 'node:crypto'
import { badRequest } from '../../refusal'

const most = 10_000

/**
 * Queries of a list by the id under which their further pages are asked for. The oldest are
 * forgotten.
 */
export class RememberedQueries<Words> {
  private readonly queries = new Map<string, Words>()

  remember(words: Words): string {
    const id = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 32)
    this.queries.delete(id)
    this.queries.set(id, words)
    if (this.queries.size > most) this.queries.delete(this.queries.keys().next().value!)
    return id
  }

  /** @throws Refusal 400 when the id is of no query that is remembered. */
  of(id: string): Words {
    const words = this.queries.get(id)
    if (!words) throw badRequest('The query is unknown or has ended', { query: 'unknown' })
    return words
  }
}
