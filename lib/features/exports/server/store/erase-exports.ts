import 'server-only'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteExportsBefore } from './export-rows'
import { getWorkbookFolder } from './workbook'

const hourMs = 3_600_000

/**
 * Erases exports that began more than `days` ago, with their files, and what a process that was cut
 * off left of a workbook.
 */
export async function eraseOldExports(days: number): Promise<void> {
  await deleteExportsBefore(new Date(Date.now() - days * 24 * hourMs))
  for (const name of await readdir(getWorkbookFolder()).catch(() => [])) {
    const path = join(getWorkbookFolder(), name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < Date.now() - hourMs)
      await rm(path, { recursive: true, force: true })
  }
}
