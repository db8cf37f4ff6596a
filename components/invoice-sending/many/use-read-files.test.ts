import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { useReadFiles } from './use-read-files'

const reader = vi.hoisted(() => ({ isSlow: false }))
vi.mock('@/lib/features/invoice-sending/client/read-ubl-file', () => ({
  readUblFile: ({ name }: File) =>
    reader.isSlow
      ? new Promise(() => {})
      : Promise.resolve({ filename: name, reading: { ok: false, problem: 'empty' } }),
}))

afterEach(() => void vi.unstubAllGlobals())

test('once other files are chosen, those of before are no longer told as read', async () => {
  const page = await mountHook(
    () => {
      const [chosen, choose] = useState([new File([], 'a.xml')])
      return { ...useReadFiles(chosen, '2026-03-12'), choose }
    },
    (part) => part,
  )
  await page.waitFor((files) =>
    expect(files).toMatchObject({ files: [{ filename: 'a.xml' }], isDone: true }),
  )
  reader.isSlow = true
  await page.act(({ choose }) => choose([new File([], 'a.xml')]))
  expect(page.get()).toMatchObject({ files: [], gone: [], isDone: false })
  await page.unmount()
})
