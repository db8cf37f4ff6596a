import type { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '@/lib/shared/routes'
import { renderPage } from '@/tests/support/render-page'
import { useColumnMatches } from './use-column-matches'
import type { FileImport } from './use-file-import'

const fields = [
  { key: 'number', names: [], kind: 'text', need: 'required' },
  { key: 'name', names: [], kind: 'text', need: 'optional' },
] as const
type Key = (typeof fields)[number]['key']
const file = {
  state: { table: { records: [{ line: 1, cells: ['Nr. hos oss', 'Kallenavn'] }] } },
  setSource: () => {},
} as unknown as FileImport<Key, unknown>
const earlier = { head: 'kdnr', field: 'number' }
const [number, name] = [
  { head: 'nrhososs', field: 'number' },
  { head: 'kallenavn', field: 'name' },
]

afterEach(() => vi.unstubAllGlobals())

/** A page that is open, and what the desk is made to keep, which tells what it is asked or fails. */
function open(...told: (object | null)[]) {
  const kept: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const isRead = address !== routes.localWrite('keepColumnMatches')
    if (!isRead) kept.push(JSON.parse(body).body.matches)
    const value = isRead ? told.shift() : null
    return Response.json(
      isRead && !value ? { ok: false, failure: { kind: 'broken' } } : { ok: true, value },
    )
  })
  let choose: FileImport<Key, unknown>['setSource'] = () => {}
  const client: QueryClient[] = []
  const Page = () => {
    choose = useColumnMatches('customers', fields).remembering(file).setSource
    return null
  }
  renderPage(<Page />, (made) => client.push(made))
  return {
    kept,
    choose: (field: Key, column: number) => choose(field, { from: 'column', column }),
    settle: () => vi.waitFor(() => expect(client[0]!.isFetching()).toBe(0), { timeout: 20_000 }),
  }
}

test('a column that is chosen takes no place of what was remembered and could not be read', async () => {
  const { kept, choose, settle } = open(null, { matches: [earlier] })
  choose('number', 0)
  await settle()
  choose('name', 1)
  await vi.waitFor(() => expect(kept).toEqual([[earlier, name]]), { timeout: 20_000 })
})

test('columns that are chosen before what was remembered is read are added to it', async () => {
  const { kept, choose } = open({ matches: [earlier] })
  choose('number', 0)
  choose('name', 1)
  await vi.waitFor(() => expect(kept).toHaveLength(2), { timeout: 20_000 })
  expect(kept.at(-1)).toEqual([earlier, number, name])
})
