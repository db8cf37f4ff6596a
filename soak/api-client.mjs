import { readFileSync } from 'node:fs'
import { inProject } from '../scripts/steps/root.mjs'
import { Problem } from '../scripts/steps/user-error.mjs'

/**
 * What a call comes to when the desk goes down, or is not there: nobody knows what became of it.
 */
export const noAnswer = Symbol('no answer')

const patienceMs = 60_000

/**
 * The doors of a desk as its pages use them, for one signed-in person: server actions for writes,
 * the read route and the route of local writes.
 *
 * Each returns a result, or `noAnswer`.
 *
 * @throws what no person could go on from: an action that the build does not have, or an answer
 *   that is no result.
 */
export function doorsOf({ desk, cookie }) {
  const post = (path, headers, body) =>
    asked(`${desk}${path}`, { ...headers, cookie, origin: desk }, body)

  async function act(name, input) {
    const { id, page } = actionNamed(name)
    const answer = await post(
      page,
      { 'next-action': id, accept: 'text/x-component', 'content-type': 'text/plain;charset=UTF-8' },
      [input],
    )
    if (answer === noAnswer) return noAnswer
    const line = /^1:(\{.*\})$/m.exec(answer.text)?.[1]
    if (line) return JSON.parse(line)
    throw new Problem(
      `${name}: the desk answers ${answer.status} and no result: ${answer.text.slice(0, 300)}`,
    )
  }

  async function route(path, input) {
    const answer = await post(path, { 'content-type': 'application/json', 'x-desk': '1' }, input)
    if (answer === noAnswer) return noAnswer
    try {
      return JSON.parse(answer.text)
    } catch {
      throw new Problem(
        `${path}: the desk answers ${answer.status} and no result: ${answer.text.slice(0, 300)}`,
      )
    }
  }

  return {
    act,
    read: (name, input) => route(`/api/read/${name}`, input),
    keep: (name, input) => route(`/api/local-write/${name}`, input),
  }
}

async function asked(url, headers, body) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    if (error.name === 'TimeoutError')
      throw new Problem(`${url}: no answer after ${patienceMs / 1000} s`)
    return noAnswer
  }
}

let actions

function actionNamed(name) {
  actions ??= Object.entries(
    JSON.parse(readFileSync(inProject('.next/server/server-reference-manifest.json'), 'utf8')).node,
  )
  const found = actions.find(([, { exportedName }]) => exportedName === name)
  if (!found)
    throw new Problem(`${name}: the build has no such action; build first, with \`npm run build\``)
  const [id, { workers }] = found
  return { id, page: pathOf(Object.keys(workers)[0]) }
}

/**
 * A path that carries an action, from the name of its page: groups have no part in it, and a
 * parameter may be anything here.
 */
const pathOf = (page) =>
  page
    .replace(/^app/, '')
    .replace(/\/page$/, '')
    .split('/')
    .filter((part) => !part.startsWith('('))
    .map((part) => (part.startsWith('[') ? '1' : part))
    .join('/') || '/'
