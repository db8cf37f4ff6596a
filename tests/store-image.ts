import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'

/**
 * Makes one new embedded store before all tests and keeps it as a file: a store that begins as a
 * copy of it is there in a fifth of the time. A later run takes the same file, as long as the
 * package is the same.
 */
export default async function setup(project: TestProject) {
  const { version } = JSON.parse(
    readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'),
  )
  const path = resolve(`node_modules/.cache/store-image/${version}.tar`)
  if (!existsSync(path)) await makeImage(path)
  project.provide('storeImage', path)
}

/** Under another name until it is whole: other runs may look for it. */
async function makeImage(path: string) {
  const store = await PGlite.create()
  const image = await store.dumpDataDir('none')
  await store.close()
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, Buffer.from(await image.arrayBuffer()))
  renameSync(`${path}.${process.pid}`, path)
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a new embedded store without tables, as `loadDataDir` takes it. */
    storeImage: string
  }
}
