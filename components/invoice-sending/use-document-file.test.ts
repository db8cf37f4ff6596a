import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { useDocumentFile } from './use-document-file'

const reads = vi.hoisted(() => new Map<string, { arrive: () => void; fail: () => void }>())
vi.mock('@/lib/features/invoice-sending/client/read-ubl-file', () => ({
  readUblFile: ({ name: filename }: File) =>
    new Promise((resolve, reject) =>
      reads.set(filename, {
        arrive: () => resolve({ filename, identifier: filename, reading: { ok: false } }),
        fail: () => reject(new Error('gone')),
      }),
    ),
}))

afterEach(() => vi.unstubAllGlobals())

async function mountFile() {
  const hook = await mountHook(
    () => useDocumentFile('2026-03-11'),
    (part) => part,
  )
  return {
    ...hook,
    choose: (name: string) => hook.act(({ open }) => open(new File([], name))),
    arrive: (name: string) => hook.act(() => reads.get(name)!.arrive()),
    fail: (name: string) => hook.act(() => reads.get(name)!.fail()),
  }
}

test('a file that is read late takes no place of one that was chosen after it', async () => {
  const { get, choose, arrive, fail, unmount } = await mountFile()
  await choose('slow')
  await choose('gone')
  await choose('newest')
  expect(get()).toMatchObject({ file: null, isReading: true })
  await arrive('newest')
  await arrive('slow')
  await fail('gone')
  expect(get()).toMatchObject({ file: { filename: 'newest', turn: 1 }, isReading: false })
  expect(get().isUnreadable).toBe(false)
  await unmount()
})

test('while another is read, and where it cannot be, the one before stands', async () => {
  const { act, get, choose, arrive, fail, unmount } = await mountFile()
  await choose('first')
  await arrive('first')
  await act(({ setIdentifier }) => setIdentifier('first-2'))
  const first = { filename: 'first', identifier: 'first-2', turn: 1 }
  await choose('second')
  expect(get()).toMatchObject({ file: first, isReading: true })
  await fail('second')
  expect(get()).toMatchObject({ file: first, isReading: false, isUnreadable: true })
  await choose('third')
  expect(get().isUnreadable).toBe(false)
  await arrive('third')
  expect(get().file).toMatchObject({ filename: 'third', turn: 2 })
  await unmount()
})
