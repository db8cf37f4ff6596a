import type { Answer } from './fake-upstream'
import { json } from './fake-upstream'
import { tokenAnswer } from './tokens'

/**
 * An identity area whose refresh tokens are good for one use: `refresh-0` buys `refresh-1`, and so
 * on.
 */
export function identityArea({ seconds = 3600, withoutNext = false } = {}) {
  const used = new Set<string>()
  const counts = { refreshes: 0 }
  const answer: Answer = async ({ text }, response) => {
    counts.refreshes += 1
    const token = new URLSearchParams(text).get('refresh_token') ?? ''
    await new Promise((next) => setImmediate(next))
    if (used.has(token) || !token.startsWith('refresh-'))
      return json(response, 400, { error: 'invalid_grant' })
    used.add(token)
    const serial = Number(token.split('-')[1]) + 1
    json(
      response,
      200,
      tokenAnswer({ seconds, serial, refresh: withoutNext ? null : `refresh-${serial}` }),
    )
  }
  return { answer, counts, used }
}
