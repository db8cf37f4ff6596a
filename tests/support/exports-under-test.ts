import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import type { ExportReceipt } from '@/lib/contracts/desk/exports'
import { pathOf } from '@/lib/exports/export-file'
import { perform } from '@/lib/gateway/perform'
import { walkExport } from '@/lib/workflows/export-walk'

export const exportId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const never = new AbortController().signal

/** A folder of the desk's data for the tests of a file. Before every test there is no export in it. */
export function exportFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'exports-'))
  beforeEach(() => {
    process.env.DESK_DATA_DIR = folder
    rmSync(join(folder, 'exports'), { recursive: true, force: true })
  })
  afterAll(() => {
    process.env.DESK_DATA_DIR = ''
    rmSync(folder, { recursive: true })
  })
  return folder
}

/** Exports that `start` starts and a test walks. Time goes on by as much as a walk waits, at once; `paused` holds how long that was. */
export function walkedExports(start: (more: object) => Promise<unknown>) {
  const folder = exportFolder()
  const paused: number[] = []
  const pause = async (ms: number) => {
    paused.push(ms)
    vi.setSystemTime(Date.now() + ms)
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    paused.length = 0
  })
  afterEach(() => vi.useRealTimers())

  const walk = (id = exportId, signal = never) => walkExport(id, signal, pause)
  const walked = async () => {
    await walk()
    return receipt()
  }
  return {
    folder,
    paused,
    walk,
    exported: async (more: object = {}) => {
      expect(await start(more)).toEqual({ ok: true, value: { exportId } })
      return walked()
    },
    goOn: async () => {
      expect(await wish('continueExport')).toMatchObject({ ok: true })
      return walked()
    },
  }
}

export const open = (id = exportId) => perform('getExport', { params: { exportId: id } })
export const wish = (name: 'continueExport' | 'cancelExport', id = exportId) =>
  perform(name, { params: { exportId: id } }, { intentId: randomUUID() })

export async function receipt(id = exportId): Promise<ExportReceipt> {
  const found = await open(id)
  if (!found.ok) throw new Error(JSON.stringify(found.failure))
  return found.value
}

/** The lines of an export's CSV file, its head included. */
export const lines = (id = exportId) => readFileSync(pathOf(id, 'csv'), 'utf8').trimEnd().split('\r\n')

/** The first cell of each of its rows. */
export const firstCells = (id = exportId) =>
  lines(id)
    .slice(1)
    .map((line) => line.split(',')[0]!.replaceAll('"', ''))
