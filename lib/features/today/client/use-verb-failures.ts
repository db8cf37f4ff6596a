import { useRef, useState } from 'react'
import type { Failure, Result } from '@/lib/contracts/result'

/** `key` tells a verb and what it is about from others; `name` what it is about, to a person. */
type Matter = { key: string; name?: string }

type Failed = Matter & { failure: Failure; failedAt: number }

/** How long a failure stands at least, in milliseconds: as long as it takes to be read. */
const standsMs = 4_000

/**
 * Why verbs failed of which one may be begun while others are under way. A failure stays until the
 * same is done after all, or a verb is begun once it has stood for a while and all have ended.
 */
export function useVerbFailures() {
  const [failures, setFailures] = useState<readonly Failed[]>([])
  const underWay = useRef(0)

  /** Does a verb to its end, and answers what came of it. */
  async function run<Value>(
    about: Matter,
    verb: () => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    if (underWay.current === 0)
      setFailures((all) => all.filter(({ failedAt }) => Date.now() - failedAt < standsMs))
    underWay.current += 1
    const result = await verb().finally(() => {
      underWay.current -= 1
    })
    setFailures((all) => {
      const others = all.filter(({ key }) => key !== about.key)
      if (result.ok) return others
      return [...others, { ...about, failure: result.failure, failedAt: Date.now() }]
    })
    return result
  }

  return { failures, run }
}
