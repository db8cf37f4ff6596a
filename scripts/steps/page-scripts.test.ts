import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writePageScripts } from './page-scripts.mjs'

let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'page-scripts-'))
})
afterEach(() => rmSync(build, { recursive: true }))

const shell = { '[project]/app/(desk)/layout': ['static/chunks/shell.js'] }

/** The framework's list of a page, as it writes one into a build. */
function writeList(page: string, scripts: Record<string, string[]>) {
  const folder = join(build, 'server/app/(desk)', page)
  mkdirSync(folder, { recursive: true })
  const name = JSON.stringify(`/(desk)${page}/page`)
  const list = JSON.stringify({ entryJSFiles: { ...shell, ...scripts } })
  writeFileSync(
    join(folder, 'page_client-reference-manifest.js'),
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST[${name}] = ${list}`,
  )
}

test('a page has the scripts that its shell does not have', () => {
  writeList('/clients/[clientNo]/customers', {
    '[project]/app/(desk)/clients/[clientNo]/customers/page': [
      'static/chunks/shell.js',
      'static/chunks/list.js',
    ],
  })
  writeList('/journal', {})
  writePageScripts(build)
  expect(JSON.parse(readFileSync(join(build, 'page-scripts.json'), 'utf8'))).toEqual({
    '/clients/[clientNo]/customers': ['static/chunks/list.js'],
    '/journal': [],
  })
})
