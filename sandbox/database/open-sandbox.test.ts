import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '@/lib/platform/database/open'
import { CustomerLists } from '../services/receivables/customers/customer-lists'
import { putCustomers } from '../services/receivables/customers/customer-store'
import { openSandboxDatabase } from './open-sandbox'

test.each([
  ['with the extension that indexes parts of a text', undefined, 1],
  ['without it', {}, 0],
])('the store opens %s, and a search finds the same', async (_, extensions, indexes) => {
  const { db, close } = await openSandboxDatabase({}, extensions)
  const found = await db.execute(sql`select from pg_indexes where indexname = 'listed_by_part'`)
  expect((found as unknown as { rows: unknown[] }).rows).toHaveLength(indexes)

  await putCustomers(db, 1, [
    { customerNo: '1', data: { customerNo: '1', name: 'Fjellheim Rør AS' } },
    { customerNo: '2', data: { customerNo: '2', name: 'Fjord Energi AS' } },
  ])
  const { customers } = await new CustomerLists(db).page(
    1,
    { search: 'heim rØr' },
    'http://sandbox',
  )
  expect(customers).toEqual([{ customerNo: '1', name: 'Fjellheim Rør AS' }])
  await close()
})

test('a store of the first version keeps its customers, and they are listed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'))
  const first = await openDatabase(
    { folder: join(folder, 'store') },
    { folder: migrationsUpTo(1, folder), schema: 'sandbox' },
  )
  await first.db.execute(sql`
    insert into sandbox.customers (client_no, customer_no, data, sort_no, name, organization_no, city, search)
    values (1, '7', '{"customerNo": "7"}', '7', ${'\uffff'}, ${'\uffff'}, ${'\uffff'}, '7'),
      (1, '8', '{"customerNo": "8", "name": "Moen"}', '8', 'moen', ${'\uffff'}, ${'\uffff'}, '8')`)
  await first.close()

  const { db, close } = await openSandboxDatabase({ folder: join(folder, 'store') })
  const { customers } = await new CustomerLists(db).page(1, { orderby: '-name' }, 'http://sandbox')
  expect(customers.map(({ customerNo }) => customerNo)).toEqual(['8', '7'])
  await close()
  rmSync(folder, { recursive: true })
})

/** The first migrations alone, as a store of that time ran them. */
function migrationsUpTo(count: number, inside: string): string {
  const folder = join(inside, 'migrations')
  const journal = join(folder, 'meta/_journal.json')
  cpSync('sandbox/database/migrations', folder, { recursive: true })
  const { entries, ...others } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...others, entries: entries.slice(0, count) }))
  return folder
}
