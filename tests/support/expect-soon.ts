import { expect } from 'vitest'

/**
 * Does a work, and holds that it is soon done: within so many milliseconds or, on a machine that is
 * slow or busy, within so many times what another takes beside it. One of three tries is enough.
 */
export function expectSoon<Value>(
  ms: number,
  work: () => Value,
  { times, asLongAs }: { times: number; asLongAs: () => unknown },
): Value {
  for (let attempt = 0; attempt < 3; attempt++) {
    const took = measure(work)
    if (took.ms < ms || took.ms < times * measure(asLongAs).ms) return took.value
  }
  return expect.fail(`took longer than ${ms} ms, and than ${times} times what it may`)
}

function measure<Value>(work: () => Value): { value: Value; ms: number } {
  const startedAt = performance.now()
  const value = work()
  return { value, ms: performance.now() - startedAt }
}
