import type { Result } from '@/lib/contracts/result'
import { askAcrossSignIn } from './session-guard'

/**
 * Asks a route of the desk as one of its own pages, in the newest session of its person. A desk that
 * does not answer is a failure; only an abort is thrown.
 *
 * @param isBackground the page asks by itself: it keeps no session alive.
 */
export const postJson = <Value>(
  address: string,
  body: string,
  options: PostOptions = {},
): Promise<Result<Value>> => askAcrossSignIn(() => post<Value>(address, body, options))

type PostOptions = { signal?: AbortSignal; keepalive?: boolean; isBackground?: boolean }

async function post<Value>(
  address: string,
  body: string,
  { isBackground, ...more }: PostOptions,
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
