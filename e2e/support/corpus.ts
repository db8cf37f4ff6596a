import { createHash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIResponse, BrowserContext, Response } from '@playwright/test'

const kept = new Set<string>()

/** Adds a text that left the desk to what the leak test greps at the end of the run. What is there already is not added again. */
export function keep(what: string, text: string) {
  const print = createHash('sha1').update(what.replace(/^\d+ /, '')).update(text).digest('base64')
  if (kept.has(print)) return
  kept.add(print)
  appendFileSync(join(process.env.E2E_RUN!, 'corpus', `${process.pid}.txt`), `\n=== ${what}\n${text}\n`)
}

const isText = /text|json|javascript|xml|svg|x-component/

/** Keeps every answer that the pages of a context get: address, headers, and the body where it is text. Ends when the last one is kept. */
export function keepAnswersOf(context: BrowserContext) {
  const reading: Promise<void>[] = []
  context.on('response', (response) => reading.push(keepResponse(response)))
  return async () => void (await Promise.all(reading))
}

async function keepResponse(response: Response) {
  const headers = response.headers()
  const what = `${response.status()} ${response.request().method()} ${response.url()}`
  if (response.url().includes('/_next/static/')) return keep(response.url(), '')
  const body = isText.test(headers['content-type'] ?? '') ? await response.text().catch(() => '') : ''
  keep(what, `${JSON.stringify(headers)}\n${body}`)
}

/** Keeps an answer that a test asked for without a page. */
export async function keepAnswer(answer: APIResponse): Promise<APIResponse> {
  keep(`${answer.status()} ${answer.url()}`, `${JSON.stringify(answer.headers())}\n${await answer.text()}`)
  return answer
}
