import { setTimeout as sleep } from 'node:timers/promises'
import { Problem } from './user-error.mjs'

/** Waits until an address answers with success. */
export async function answering(name, url, seconds) {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    if (await answers(url)) return
    if (Date.now() > deadline)
      throw new Problem(`${name}: does not answer at ${url} after ${seconds} s`)
    await sleep(50)
  }
}

async function answers(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
