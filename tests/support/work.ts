import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, vi } from 'vitest'
import type { WorkSource } from '@/lib/contracts/desk/work'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { type deskUnderTest, upstreamAnswers } from './desk-under-test'
import { json } from './fake-upstream'

/**
 * Stops the clock for the tests of a file, so that no day ends while they run. Answers the day of
 * the work: a calendar date in Oslo.
 */
export function stopClock(): string {
  const now = Date.now()
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
  afterEach(() => void vi.useRealTimers())
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(now)
}

/** The work of one source, as it is answered. */
export async function listOf(source: WorkSource) {
  const read = await executeOperation('listWork', { body: { source } })
  if (!read.ok) throw new Error(JSON.stringify(read.failure))
  return read.value
}

/** Answers each path by a part of it; an unknown one is not found. */
export function upstreamServes(
  desk: ReturnType<typeof deskUnderTest>,
  paths: Record<string, (response: ServerResponse, url: URL, text: string) => void>,
) {
  upstreamAnswers(desk, ({ url, text }, response) => {
    const asked = new URL(url ?? '/', 'http://upstream')
    const path = Object.keys(paths).find((each) => asked.pathname.includes(each))
    if (path) paths[path]!(response, asked, text)
    else json(response, 404, {})
  })
}
