import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLimiter } from './limiter'

/** Reads that end when the test says so. */
function reads() {
  const open: { name: number; end: (fails?: boolean) => void }[] = []
  const ask = (name: number) => () =>
    new Promise<number>((resolve, reject) => {
      open.push({ name, end: (fails) => (fails ? reject(new Error('failed')) : resolve(name)) })
    })
  return { open, ask }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('never more than so many run, each runs once and in its turn, whatever fails or is given up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.record({ fails: fc.boolean(), isGivenUp: fc.boolean() }), {
        minLength: 1,
        maxLength: 12,
      }),
      async (count, plan) => {
        const turns = createLimiter(count)
        const { open, ask } = reads()
        const controllers = plan.map(() => new AbortController())
        const ends = plan.map((_, at) =>
          turns(ask(at), controllers[at]!.signal).then(
            () => 'read',
            () => 'not read',
          ),
        )
        await settled()
        for (const [at, { isGivenUp }] of plan.entries())
          if (isGivenUp && at >= count) controllers[at]!.abort(new Error('given up'))
        const asked: number[] = []
        while (open.length > 0) {
          expect(open.length).toBeLessThanOrEqual(count)
          const { name, end } = open.shift()!
          asked.push(name)
          end(plan[name]!.fails)
          await settled()
        }
        const wanted = plan.flatMap(({ isGivenUp }, at) => (isGivenUp && at >= count ? [] : [at]))
        expect(asked).toEqual(wanted)
        expect(await Promise.all(ends)).toEqual(
          plan.map(({ fails }, at) => (wanted.includes(at) && !fails ? 'read' : 'not read')),
        )
      },
    ),
  )
})
