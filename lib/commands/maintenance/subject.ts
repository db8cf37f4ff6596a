import 'server-only'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { ClientNo, CustomerNo } from '@/lib/contracts/formats'
import type { Database } from '@/lib/platform/database/open'
import { getEnv, SettingsError, type Workspace } from '@/lib/platform/env'

/** A customer of a client. */
export type Customer = { clientNo: string; customerNo: string }

/** Who signs in, by the name that they sign in with. */
export type Person = { userName: string }

/** Whose data is asked for. */
export type ErasureSubject = ({ kind: 'customer' } & Customer) | ({ kind: 'person' } & Person)

const usage = 'name --client <number> --customer <number>, or --person <user name>'

/**
 * Reads whom a command is about, and whether what it does is meant.
 *
 * @throws SettingsError that says what is missing; it repeats no number and no name.
 */
export function readSubject(args: string[]): { subject: ErasureSubject; isMeant: boolean } {
  const { client, customer, person, yes = false } = readOptions(args)
  if (person !== undefined && client === undefined && customer === undefined) {
    if (person.trim() === '') throw new SettingsError(`--person: is blank: ${usage}`)
    return { subject: { kind: 'person', userName: person.trim() }, isMeant: yes }
  }
  if (person !== undefined || client === undefined || customer === undefined)
    throw new SettingsError(usage)
  if (!ClientNo.safeParse(client).success)
    throw new SettingsError('--client: must be a client number, digits only')
  if (!CustomerNo.safeParse(customer).success)
    throw new SettingsError('--customer: is no customer number')
  return { subject: { kind: 'customer', clientNo: client, customerNo: customer }, isMeant: yes }
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      options: { client: text, customer: text, person: text, yes: { type: 'boolean' } },
    }).values
  } catch {
    throw new SettingsError(usage)
  }
}

/**
 * The companies and organizations that belong to a client; null where nothing tells, so that any
 * may.
 */
export type Places = { companyIds: number[]; organizationIds: string[] } | null

/** A customer, and where they may stand beside their client. */
export type PlacedCustomer = Customer & { places: Places }

/**
 * Where a customer of a client may stand beside it, as the settings and the sessions in the store
 * tell.
 */
export async function readPlaces(db: Database, clientNo: string): Promise<Places> {
  const { rows } = (await db.execute(
    sql`select workspaces from desk.session where workspaces is not null`,
  )) as unknown as {
    rows: { workspaces: Workspace[] }[]
  }
  const known = [
    ...(getEnv().DESK_WORKSPACES ?? []),
    ...rows.flatMap(({ workspaces }) => workspaces),
  ].filter((each) => each.clientNo === clientNo)
  if (known.length === 0) return null
  return {
    companyIds: known.flatMap(({ companyIds }) => companyIds),
    organizationIds: known.flatMap(({ organizationId }) => organizationId ?? []),
  }
}

/**
 * A person's name as the store writes it: sign-in takes capitals and small letters for the same.
 */
export async function readNameSpellings(db: Database, { userName }: Person): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select user_name as name from desk.session union select person from desk.journal union select look ->> 'person' from desk.journal
    union select record ->> 'person' from desk.journal union select person from desk.user_state union select owner from desk.saved_view
    union select person from desk.view_visit union select person from desk.handled_cause union select person from desk.manual_link
    union select person from desk.resent_invoice
    union select claimed_by from desk.work_mark union select done_by from desk.work_mark union select note_by from desk.work_mark
    union select person from desk.customer_note union select owner from desk.customer_follow_up union select person from desk.customer_follow_up
    union select person from desk.export union select person from desk.call_pause`)) as unknown as {
    rows: { name: string | null }[]
  }
  const same = rows.flatMap(({ name }) =>
    name?.toLowerCase() === userName.toLowerCase() ? [name] : [],
  )
  return [...new Set([userName, ...same])]
}
