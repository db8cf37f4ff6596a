import type { Input } from '../contracts/registry'
import type { Result } from '../contracts/result'
import { routes } from '../routes'
import { exchange } from './exchange'

/** What a person keeps for themselves; the compiler holds the names to the registry. */
export type KeepName = 'keepDraft' | 'dropDraft' | 'keepColumns' | 'keepLookups' | 'lookAtView'

/** Browsers let 64 KiB outlive a page, all its requests together. */
const outlivingBytesMax = 60_000

/**
 * Keeps something through the one keep route, also from a page that is older than the desk. Never throws.
 *
 * @param leaving true when the page may go away before the answer: the request then outlives it, unless it is too long for that.
 */
export async function keep<Name extends KeepName>(name: Name, input: Input<Name>, { leaving = false } = {}): Promise<Result<null>> {
  const body = JSON.stringify(input)
  return exchange<null>(routes.keep(name), body, { keepalive: leaving && new TextEncoder().encode(body).length <= outlivingBytesMax })
}
