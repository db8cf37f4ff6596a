import type { Result } from '@/lib/contracts/result'

/**
 * Asks a route of the desk as one of its own pages. A desk that does not answer is a failure; only
 * an abort is thrown.
 *
 * @param isBackground the page asks by itself: it keeps no session alive.
 */
export async function postJson<Value>(
  address: string,
  body: string,
  {
    isBackground,
    ...more
  }: { signal?: AbortSignal; keepalive?: boolean; isBackground?: boolean } = {},
): Promise<Result<Value>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-desk': '1',
        ...(isBackground && { 'x-desk-asked-by': 'itself' }),
      },
      body,
      cache: 'no-store',
      ...more,
    })
    return (await answer.json()) as Result<Value>
  } catch (error) {
    if (more.signal?.aborted) throw error
    return { ok: false, failure: { kind: 'unreachable', code: 'desk' } }
  }
}
