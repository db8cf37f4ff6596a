import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import type { ExportReceipt } from '@/lib/contracts/desk/exports'
import { runExport } from '@/lib/features/exports/server/export-runner'
import { type ChunkedFile, readChunks } from '@/lib/features/exports/server/store/export-chunks'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'

export const exportId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const never = new AbortController().signal

/** A folder of the desk's data for the tests of a file, in which workbooks are made. */
export function exportFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'exports-'))
  beforeEach(() => {
    process.env.DESK_DATA_DIR = folder
  })
  afterAll(() => {
    process.env.DESK_DATA_DIR = ''
    rmSync(folder, { recursive: true })
  })
}

/**
 * Exports that `start` starts and a test runs. Time goes on by as much as a run waits, at once;
 * `paused` holds how long that was.
 */
export function exportsUnderTest(start: (more: object) => Promise<unknown>) {
  exportFolder()
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

  const run = (id = exportId, signal = never) => runExport(id, signal, pause)
  const runAndRead = async () => {
    await run()
    return receipt()
  }
  return {
    paused,
    run,
    exported: async (more: object = {}) => {
      expect(await start(more)).toEqual({ ok: true, value: { exportId } })
      return runAndRead()
    },
    goOn: async () => {
      expect(await wish('continueExport')).toMatchObject({ ok: true })
      return runAndRead()
    },
  }
}

export const open = (id = exportId) => executeOperation('getExport', { params: { exportId: id } })
export const wish = (name: 'continueExport' | 'cancelExport', id = exportId) =>
  executeOperation(name, { params: { exportId: id } }, { idempotencyKey: randomUUID() })

export async function receipt(id = exportId): Promise<ExportReceipt> {
  const found = await open(id)
  if (!found.ok) throw new Error(JSON.stringify(found.failure))
  return found.value
}

/** A file of an export as it is stored. */
export async function storedFile(file: ChunkedFile = 'csv', id = exportId): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of readChunks(id, file)) pieces.push(piece)
  return Buffer.concat(pieces)
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The lines of an export's CSV file, its head included. */
export const lines = async (id = exportId) =>
  (await storedFile('csv', id)).toString('utf8').trimEnd().split('\r\n')

/** The first cell of each of its rows. */
export const firstCells = async (id = exportId) =>
  (await lines(id)).slice(1).map((line) => line.split(',')[0]!.replaceAll('"', ''))
