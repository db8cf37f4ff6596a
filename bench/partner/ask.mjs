import { Problem } from '../../scripts/steps/user-error.mjs'

/** A search directly at the sandbox. Every row is read. */
export async function searchDirectly({ url, token }, body) {
  const answer = await answered(url, {
    headers: {
      'content-type': 'application/json-patch+json',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  })
  return answer.Rows
}

/** A read through the desk, as its pages do it. */
export async function readAtDesk({ url, cookie }, operation, input) {
  const answer = await answered(`${url}/api/read/${operation}`, {
    headers: { 'content-type': 'application/json', 'x-desk': '1', origin: url, cookie },
    body: JSON.stringify(input),
  })
  return answer.value ?? answer
}

async function answered(url, request) {
  const answer = await fetch(url, { method: 'POST', ...request })
  if (!answer.ok) throw new Problem(`${url}: answers ${answer.status} to ${request.body}`)
  return answer.json()
}
