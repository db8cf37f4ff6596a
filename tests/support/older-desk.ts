import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deskMigrations } from './stores'

/** The migrations that a desk had before the one of a name, copied into a folder. */
export function copyMigrationsBefore(name: string, folder: string) {
  cpSync(deskMigrations.folder, folder, { recursive: true })
  const list = join(folder, 'meta/_journal.json')
  const all = JSON.parse(readFileSync(list, 'utf8')) as { entries: { tag: string }[] }
  const at = all.entries.findIndex(({ tag }) => tag.endsWith(name))
  writeFileSync(list, JSON.stringify({ ...all, entries: all.entries.slice(0, at) }))
  return { ...deskMigrations, folder }
}
