import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIResponse, BrowserContext, Page, Response } from '@playwright/test'

const kept = new Set<string>()

/**
 * Adds a text that left the desk to what the leak test greps at the end of the run. What is there
 * already is not added again.
 */
export function keep(what: string, text: string) {
  const print = createHash('sha1').update(what.replace(/^\d+ /, '')).update(text).digest('base64')
  if (kept.has(print)) return
  kept.add(print)
  appendFileSync(
    join(process.env.E2E_RUN!, 'corpus', `${process.pid}.txt`),
    `\n=== ${what}\n${text}\n`,
  )
}

/** The event stream has no end that a test could wait for. */
const isText = /text(?!\/event-stream)|json|javascript|xml|svg|x-component/

/**
 * Keeps every answer that the pages of a context get: address, headers, and the body where it is
 * text. Call it before the first page is opened. What it returns ends when the last answer is kept.
 */
export async function keepAnswersOf(context: BrowserContext) {
  const reading: Promise<void>[] = []
  await context.exposeBinding('keepAnswer', (_, what: string, text: string) => keep(what, text))
  await context.addInitScript(keepActions)
  context.on('response', (response) => reading.push(keepResponse(response)))
  return async () => {
    await Promise.all(context.pages().map(actionsKept))
    await Promise.all(reading)
  }
}

/**
 * Ends when the answers of the actions that this page has called are kept. A page that is left
 * takes them with it, so this comes before.
 */
export async function actionsKept(page: Page) {
  await page.evaluate(() => (window as unknown as Keeping).actionsKept ?? null).catch(() => null)
}

type Keeping = {
  keepAnswer: (what: string, text: string) => Promise<void>
  actionsKept?: Promise<unknown>
}

/**
 * The browser does not hold on to the body of an action's answer, which the framework reads as a
 * stream: the page keeps a copy itself.
 */
function keepActions() {
  const keeping = window as unknown as Keeping
  const ask = window.fetch
  window.fetch = async (input, init) => {
    const answer = await ask(input, init)
    if (init?.headers && 'next-action' in init.headers) {
      const text = answer.clone().text()
      const kept = text
        .then((body) => keeping.keepAnswer(`${answer.status} POST ${answer.url}`, body))
        .catch(() => {})
      keeping.actionsKept = Promise.all([keeping.actionsKept, kept])
    }
    return answer
  }
}

async function keepResponse(response: Response) {
  const headers = response.headers()
  const what = `${response.status()} ${response.request().method()} ${response.url()}`
  if (response.url().includes('/_next/static/')) return keep(response.url(), '')
  keep(what, `${JSON.stringify(headers)}\n${await readBody(response)}`)
}

/** The text of an answer; blank where it is none, has no end, or is an action's. */
export async function readBody(response: Response): Promise<string> {
  const isRead =
    isText.test(response.headers()['content-type'] ?? '') &&
    !('next-action' in response.request().headers())
  return isRead ? await response.text().catch(() => '') : ''
}

/** Keeps an answer that a test asked for without a page. */
export async function keepAnswer(answer: APIResponse): Promise<APIResponse> {
  keep(
    `${answer.status()} ${answer.url()}`,
    `${JSON.stringify(answer.headers())}\n${await answer.text()}`,
  )
  return answer
}

const shownFile = () => join(process.env.E2E_RUN!, 'shown-on-purpose.txt')

/**
 * Notes a masked value that a test had shown: it may stand in that one answer and nowhere else, and
 * shows that the leak test can find something.
 */
export const noteShown = (value: string) => appendFileSync(shownFile(), `${value}\n`)

export const shownOnPurpose = (): string[] => readFileSync(shownFile(), 'utf8').trim().split('\n')
