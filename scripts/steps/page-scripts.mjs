import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runInNewContext } from 'node:vm'

const shell = '[project]/app/(desk)/layout'

/**
 * Writes into a build which scripts each page of the desk needs beyond its shell, by the path of its
 * folder below `app/(desk)`, as the framework's own lists of the build name them.
 */
export function writePageScripts(build) {
  const area = join(build, 'server/app/(desk)')
  const scripts = readdirSync(area, { recursive: true })
    .filter((file) => basename(file) === 'page_client-reference-manifest.js')
    .map((file) => readManifest(join(area, file)))
    .map(([page, { entryJSFiles }]) => {
      const needed = entryJSFiles[`[project]/app${page}`] ?? []
      const held = new Set(entryJSFiles[shell] ?? [])
      return [
        page.slice('/(desk)'.length, -'/page'.length),
        needed.filter((each) => !held.has(each)),
      ]
    })
  writeFileSync(join(build, 'page-scripts.json'), JSON.stringify(Object.fromEntries(scripts)))
}

/** The page that a list of the framework is of, and the list: it is written as a script. */
function readManifest(file) {
  const context = {}
  runInNewContext(readFileSync(file, 'utf8'), { globalThis: context })
  return Object.entries(context.__RSC_MANIFEST)[0]
}
