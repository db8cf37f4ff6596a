import { useRef, useState } from 'react'
import type { Failure, Result } from '@/lib/contracts/result'

/** `key` tells a verb and what it is about from others; `name` what it is about, to a person. */
type Matter = { key: string; name?: string }

/**
 * Why verbs failed of which one may be begun while others are under way. A failure stays until the
 * same is done after all, or a verb is begun when all have ended.
 */
export function useVerbFailures() {
  const [failures, setFailures] = useState<readonly (Matter & { failure: Failure })[]>([])
  const underWay = useRef(0)

  /** Does a verb to its end, and answers what came of it. */
  async function run<Value>(
    about: Matter,
    verb: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    if (underWay.current === 0) setFailures([])
    underWay.current += 1
    const result = await verb().finally(() => {
      underWay.current -= 1
    })
    setFailures((all) => {
      const others = all.filter(({ key }) => key !== about.key)
      return result.ok ? others : [...others, { ...about, failure: result.failure }]
    })
    return result
  }

  return { failures, run }
}
