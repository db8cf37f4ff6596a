import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processGroup } from './processes.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (name: string) => join(folder, name)
const write = (name: string) => `require('node:fs').writeFileSync(${JSON.stringify(at(name))}, '')`

/** Starts a process that does something when it is asked to end, and waits until it runs. */
async function startOne(atEnd: string, patienceMs: number) {
  const group = processGroup(() => {}, patienceMs)
  const script = `process.on('SIGTERM', () => { ${atEnd} }); setInterval(() => {}, 1000); ${write('up')}`
  writeFileSync(at('one.cjs'), script)
  group.start('one', [at('one.cjs')], process.env)
  await expect.poll(() => existsSync(at('up')), { timeout: 20_000 }).toBe(true)
  return group
}

test('one that is asked to end may finish what it began', async () => {
  const finish = `setTimeout(() => { ${write('finished')}; process.exit() }, 300)`
  const group = await startOne(finish, 25_000)
  await group.stop()
  expect(existsSync(at('finished'))).toBe(true)
})

test('one that does not end in time is killed', async () => {
  const group = await startOne('', 50)
  await group.stop()
  expect(existsSync(at('finished'))).toBe(false)
})
