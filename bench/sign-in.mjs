import { Problem } from '../scripts/steps/user-error.mjs'
import { person } from './servers/settings.mjs'

const signInsAtOnce = 4

/** A bearer token straight from the sandbox's identity area. */
export async function tokenOf(sandbox, { userName, password } = person) {
  const body = new URLSearchParams({ grant_type: 'password', username: userName, password })
  const answer = await fetch(`${sandbox}/auth/token`, { method: 'POST', body })
  if (!answer.ok) throw new Problem(`sandbox: sign-in answers ${answer.status}`)
  return (await answer.json()).access_token
}

/** Signs in at a desk as its sign-in page does. Returns the Cookie header of the session. */
export async function signIn(desk, who = person) {
  const asked = await fetch(`${desk}/api/auth/csrf`)
  const { csrfToken } = await asked.json()
  const body = new URLSearchParams({ csrfToken, ...who, callbackUrl: desk, json: 'true' })
  const answer = await fetch(`${desk}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookiesOf(asked), origin: desk },
    body,
    redirect: 'manual',
  })
  const cookies = cookiesOf(answer)
  if (!cookies.includes('duedesk.session='))
    throw new Problem(`desk: sign-in at ${desk} answers ${answer.status} and gives no session`)
  return cookies
}

/**
 * Signs in so often, these people in turns, a few at a time. Returns the Cookie header of each
 * session.
 */
export async function signInOften(desk, count, people) {
  const cookies = []
  while (cookies.length < count) {
    const turns = Array.from(
      { length: Math.min(signInsAtOnce, count - cookies.length) },
      (_, at) => people[(cookies.length + at) % people.length],
    )
    cookies.push(...(await Promise.all(turns.map((who) => signIn(desk, who)))))
  }
  return cookies
}

const cookiesOf = (answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
