import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject, root } from './root.mjs'

/**
 * A hash over the names and contents of files and folders of the project (tests left out), and over
 * the values given.
 */
export function fingerprint(places, values = []) {
  const hash = createHash('sha256')
  for (const value of values) hash.update(`${value ?? ''}\0`)
  for (const file of places.flatMap(filesIn).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesIn(place) {
  const path = inProject(place)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [place]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
}

/** True when `file` says that what stands beside it was made from this fingerprint. */
export const isMadeFrom = (file, print) =>
  existsSync(inProject(file)) && readFileSync(inProject(file), 'utf8') === print

/** Writes down from which fingerprint something was made. */
export function noteMadeFrom(file, print) {
  mkdirSync(dirname(inProject(file)), { recursive: true })
  writeFileSync(inProject(file), print)
}
