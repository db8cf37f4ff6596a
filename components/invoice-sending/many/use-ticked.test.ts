import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { PreparedDocument } from '@/lib/features/invoice-sending/domain/prepared-document'
import { mountHook } from '@/tests/support/mount-hook'
import { type Ticks, useTicked } from './use-ticked'

type Document = Pick<PreparedDocument, 'key' | 'verdict' | 'reasons'>

afterEach(() => void vi.unstubAllGlobals())

const ready = (key: string): Document => ({ key, verdict: 'ready', reasons: [] })
const doubtful = (key: string, ...is: ('partly' | 'double' | 'otherSeller')[]): Document => ({
  ...{ key, verdict: 'doubtful' },
  reasons: is.map((each) => ({ is: each })),
})

const mount = (documents: readonly Document[]) =>
  mountHook(
    () => {
      const [shown, show] = useState(documents)
      return { ...useTicked(shown, useState<Ticks | null>(null)), show }
    },
    (part) => part,
  )

test('what is ready is ticked, until more is said of it', async () => {
  const list = await mount([ready('a'), doubtful('b', 'partly')])
  expect([...list.get().selected]).toEqual(['a'])
  await list.act(({ show }) => show([doubtful('a', 'double'), ready('b')]))
  expect([...list.get().selected]).toEqual(['b'])
  await list.unmount()
})

test('what a person ticks stays ticked for what they saw of it, and no longer', async () => {
  const list = await mount([ready('a'), doubtful('b', 'partly', 'double')])
  await list.act(({ select }) => select(new Set(['a', 'b'])))
  await list.act(({ show }) => show([ready('a'), doubtful('b', 'double')]))
  expect([...list.get().selected]).toEqual(['a', 'b'])
  await list.act(({ show }) => show([doubtful('a', 'otherSeller'), doubtful('b', 'otherSeller')]))
  expect([...list.get().selected]).toEqual([])
  await list.act(({ select }) => select(new Set(['b'])))
  expect([...list.get().selected]).toEqual(['b'])
  await list.unmount()
})
