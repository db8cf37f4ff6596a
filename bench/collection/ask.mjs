import { Problem } from '../../scripts/steps/user-error.mjs'

/**
 * Asks the collection area of the sandbox for something of the organization, as a bare client. The
 * answer is read and parsed.
 */
export async function askDirectly({ url, token }, path, body) {
  const answer = await fetch(`${url}${path}`, {
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Problem(`${url}${path}: answers ${answer.status}`)
  return answer.json()
}

/** A page of the list of invoices, as a bare client. */
export const listDirectly = (direct, query) =>
  askDirectly(direct, `/invoices?${new URLSearchParams(query)}`)
