import { afterEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { useClientWork } from './use-client-work'

afterEach(() => void vi.unstubAllGlobals())

test('what was typed and ticked for a client is there after another was shown, and is none of its', async () => {
  const page = await mountHook(useClientWork, (part) => part)
  const typed = { dueDay: '2026-12-', account: '1503 41 23456' }
  const ticks = new Map([['501 1', []]])
  await page.act(({ change }) => change('1001', { typed }))
  await page.act(({ change }) => change('1001', { ticks }))
  expect(page.get().of('1002')).toEqual({ typed: { dueDay: '', account: '' }, ticks: null })
  await page.act(({ change }) => change('1002', { ticks: new Map() }))
  expect(page.get().of('1001')).toEqual({ typed, ticks })
  await page.unmount()
})

test.each([
  [{ dueDay: '', account: ' ' }, false],
  [{ dueDay: '2026-', account: '' }, true],
  [{ dueDay: '', account: '1503 41 23456' }, true],
])('%j is typed, whichever client is shown: %s', async (typed, isTyped) => {
  const page = await mountHook(useClientWork, (part) => part)
  await page.act(({ change }) => change('1001', { typed }))
  await page.act(({ change }) => change('1002', { ticks: new Map() }))
  expect(page.get().isTyped).toBe(isTyped)
  await page.unmount()
})
