import type { Database } from '@/lib/platform/database/open'
import type { Directory } from '../directory'
import { putCustomers } from '../services/receivables/customers/customer-store'
import { addCaseTransactions } from './collection/case-transactions'
import { addTenantCollection } from './collection/collection'
import { generateCustomers } from './customers'
import { addTenantTransactions } from './partner'
import { makeClientRow, makeUserRow, people, seedNumber } from './seed'
import { addRequests } from './send-requests'

/**
 * A fresh tenant: one client with a customer of each awkward kind, and a user of each role. Nothing
 * in it is shared with another test.
 */
export async function addTenant(db: Database, directory: Directory, now: number) {
  const clientNo = directory.freeClientNo()
  const client = {
    clientNo,
    name: `Prøveklient ${clientNo} AS`,
    country: 'NO' as const,
    organizationId: crypto.randomUUID(),
    companyIds: [clientNo + 5000, clientNo + 505_000],
  }
  const users = people.map(({ role, name }) => ({
    role,
    name,
    userName: `${role}-${clientNo}`,
    password: `sandbox-${clientNo}`,
  }))
  const tenant = `tenant-${clientNo}`
  const rows = [
    ...generateCustomers({
      seedNumber,
      clientNo: 0,
      country: 'NO',
      firstNo: 1,
      count: tenantCustomers,
      now,
    }),
  ]
  await putCustomers(
    db,
    clientNo,
    rows.map(({ customerNo, data }) => ({ customerNo, data: { ...data, clientNo } })),
  )
  await directory.add(
    tenant,
    [makeClientRow(tenant, client, tenantCustomers)],
    users.map((user) => makeUserRow(tenant, user)),
  )
  await addTenantCollection(db, { ...client, customers: rows }, now)
  await addCaseTransactions(
    db,
    { ...client, companyId: client.companyIds[0]!, company: client.name },
    now,
  )
  await addTenantTransactions(db, client, rows, now)
  await addRequests(db, { ...client, now }, false)
  return {
    clientNo: String(clientNo),
    organizationId: client.organizationId,
    companyId: client.companyIds[0]!,
    companyIds: client.companyIds,
    users: users.map(({ role, userName, password }) => ({ role, userName, password })),
  }
}

/** Three ordinary ones and each awkward case. */
const tenantCustomers = 42
