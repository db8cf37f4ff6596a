import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { registrations } from '../database/registration-schema'
import type { RegistrationEnding } from '../tenant-settings'

const agreements: [RegistrationEnding, string, string, string, string, string][] = [
  ['completed', '5599001230', 'Nordkust Värme AB', '991-2346', 'BANKGIRO', 'PRIVATE'],
  ['failed', '5599001230', 'Nordkust Elnät AB', '160-9909', 'BANKGIRO', 'BOTH'],
  ['contradictory', '5599001230', 'Nordkust Bredband AB', '4-2', 'PLUSGIRO', 'COMPANY'],
  ['held', '5599001230', 'Norrsken Elhandel AB', '5000 123 456 7', 'BANKACCOUNT', 'PRIVATE'],
]

/** Bank agreements that others registered: BA-100001 to BA-100004, one of each way to end. */
export async function seedRegistrations(db: Database, now: number): Promise<void> {
  const [some] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(eq(registrations.tenant, 'seed'))
    .limit(1)
  if (some) return
  await db.insert(registrations).values(
    agreements.map(
      (
        [ending, organizationNumber, name, bankAccountNumber, bankAccountType, targetGroup],
        at,
      ) => ({
        tenant: 'seed',
        kind: 'bank-agreement' as const,
        organizationNumber,
        receivedAt: now - (at + 1) * 3_600_000,
        ending,
        data: {
          organizationNumber,
          name,
          bankAccountNumber,
          bankAccountType,
          targetGroup,
          ...(ending === 'failed' && { message: 'The bank does not know the account' }),
        },
      }),
    ),
  )
}
