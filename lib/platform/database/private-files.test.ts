import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './open'
import { closeToOthers } from './private-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (...parts: string[]) => (statSync(join(folder, ...parts)).mode & 0o777).toString(8)

test('files and folders that others may read or change are closed, and counted', () => {
  mkdirSync(join(folder, 'store', 'base'), { recursive: true })
  writeFileSync(join(folder, 'store', 'base', '1'), 'rows')
  writeFileSync(join(folder, 'store', 'program'), 'x')
  writeFileSync(join(folder, 'elsewhere'), 'not of the store')
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'store', 'link'))
  chmodSync(join(folder, 'store'), 0o755)
  chmodSync(join(folder, 'store', 'base'), 0o770)
  chmodSync(join(folder, 'store', 'base', '1'), 0o666)
  chmodSync(join(folder, 'store', 'program'), 0o701)
  chmodSync(join(folder, 'elsewhere'), 0o644)

  expect(closeToOthers(join(folder, 'store'))).toEqual({ closed: 4, open: 0 })
  expect([
    modeOf('store'),
    modeOf('store', 'base'),
    modeOf('store', 'base', '1'),
    modeOf('store', 'program'),
  ]).toEqual(['700', '700', '600', '700'])
  expect(modeOf('elsewhere')).toBe('644')
  expect(closeToOthers(join(folder, 'store'))).toEqual({ closed: 0, open: 0 })
})

test('a place that is not there is no fault', () =>
  expect(closeToOthers(join(folder, 'nowhere'))).toEqual({ closed: 0, open: 0 }))

test('an embedded store is open to nobody else once it is opened, whatever it was made with', async () => {
  const store = await openDatabase(
    { folder: join(folder, 'desk') },
    { folder: 'lib/platform/database/migrations', schema: 'desk_migrations' },
  )
  expect(closeToOthers(join(folder, 'desk'))).toEqual({ closed: 0, open: 0 })
  await store.close()
})
