import type { DragEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { useFileDrop } from './use-file-drop'

afterEach(() => vi.unstubAllGlobals())

const [one, other] = [new File(['1'], 'a.csv'), new File(['2'], 'b.csv')]

test('of several files that are dropped none is taken, and that is told until one is', async () => {
  const onFile = vi.fn()
  const preventDefault = vi.fn()
  const { get, act, unmount } = await mountHook(
    () => useFileDrop(onFile),
    (part) => part,
  )
  const drop = (...files: File[]) =>
    act(({ place }) => {
      const event: unknown = { preventDefault, dataTransfer: { files } }
      place.onDrop(event as DragEvent)
    })
  await drop(one, other)
  expect(onFile).not.toHaveBeenCalled()
  expect(preventDefault).toHaveBeenCalledTimes(1)
  expect(get().isSeveral).toBe(true)

  await drop(one)
  expect(onFile.mock.calls).toEqual([[one]])
  expect(get().isSeveral).toBe(false)
  await unmount()
})
