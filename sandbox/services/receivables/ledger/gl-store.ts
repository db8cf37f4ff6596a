import { and, type SQL, sql } from 'drizzle-orm'
import type { GlItem } from '@/lib/contracts/receivables/gl-items'
import type { GlMovement } from '@/lib/contracts/receivables/gl-movements'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../../../database/result-rows'
import { nameAccount, selectGlRows, selectMovements } from './gl-rows'

export type GlFilter = {
  glaccountno?: string
  currency?: string
  year?: number
  period?: number
  fromdate?: string
  todate?: string
  customerno?: string
  documentno?: string
  voucherno?: string
}
type Place = { size: number; from: number }

type GlRow = {
  gl_item_id: number
  ar_item_id: number
  customer_no: string
  document_no: string
  posting_date: string
  year: number
  period: number
  kind: string
  currency: string
  voucher_no: string
  account: string
  amount: string
}

/** General-ledger items of a client, newest first. */
export async function listGlRows(
  db: Database,
  clientNo: number,
  wanted: GlFilter,
  { size, from }: Place,
): Promise<GlItem[]> {
  const rows = await db.execute(sql`
    select gl.gl_item_id::float8, gl.ar_item_id::float8, gl.customer_no, document_no, posting_date, year, period, kind, currency,
      voucher_no, account, amount::text
    from (${selectGlRows(clientNo)}) as gl join sandbox.ar_items using (ar_item_id)
    where ${buildGlCondition(wanted)} order by gl.posting_id desc, side limit ${size} offset ${from}`)
  return getResultRows<GlRow>(rows).map((row) => toGlItem(clientNo, row))
}

/** How many there are, counted up to a number. */
export async function countGlRows(
  db: Database,
  clientNo: number,
  wanted: GlFilter,
  most: number,
): Promise<number> {
  const rows = await db.execute(sql`
    select count(*)::int as total from (
      select from (${selectGlRows(clientNo)}) as gl join sandbox.ar_items using (ar_item_id)
      where ${buildGlCondition(wanted)} limit ${most}) as counted`)
  return getResultRows<{ total: number }>(rows)[0]!.total
}

export async function findGlRow(
  db: Database,
  clientNo: number,
  glItemId: number,
): Promise<GlItem | undefined> {
  const rows = await db.execute(sql`
    select gl.gl_item_id::float8, gl.ar_item_id::float8, gl.customer_no, document_no, posting_date, year, period, kind, currency,
      voucher_no, account, amount::text
    from (${selectGlRows(clientNo)}) as gl join sandbox.ar_items using (ar_item_id)
    where gl.posting_id = ${Math.floor(glItemId / 2)} and side = ${glItemId % 2}`)
  const [row] = getResultRows<GlRow>(rows)
  return row && toGlItem(clientNo, row)
}

type MovementRow = {
  account: string
  currency: string
  year: number
  period: number
  debit: string
  credit: string
  closing: string
}

/** Movements and balances of a client, the newest period first. */
export async function listMovementRows(
  db: Database,
  { clientNo, now }: { clientNo: number; now: number },
  { glaccountno, currency, year, period }: GlFilter,
): Promise<GlMovement[]> {
  const rows = await db.execute(sql`
    select account, currency, year, period, debit::text, credit::text, closing::text
    from (${selectMovements(clientNo, now)}) as movements
    where ${equals(sql`account`, glaccountno)} and ${equals(sql`currency`, currency)}
      and ${equals(sql`year`, year)} and ${equals(sql`period`, period)}
    order by year desc, period desc, account, currency`)
  return getResultRows<MovementRow>(rows).map(({ account, debit, credit, closing, ...row }) => ({
    glAccountNo: account,
    glAccountName: nameAccount(account),
    currency: row.currency,
    year: row.year,
    period: row.period,
    openingBalance: (toCents(closing) - toCents(debit) + toCents(credit)) / 100,
    debitAmount: Number(debit),
    creditAmount: Number(credit),
    closingBalance: Number(closing),
  }))
}

const toCents = (amount: string) => Math.round(Number(amount) * 100)

function toGlItem(clientNo: number, row: GlRow): GlItem {
  const amount = Number(row.amount)
  return {
    glItemId: row.gl_item_id,
    clientNo,
    glAccountNo: row.account,
    glAccountName: nameAccount(row.account),
    voucherNo: row.voucher_no,
    postingType: row.kind,
    postingDate: row.posting_date,
    year: row.year,
    period: row.period,
    arItemId: row.ar_item_id,
    customerNo: row.customer_no,
    documentNo: row.document_no,
    currency: row.currency,
    debitAmount: Math.max(amount, 0),
    creditAmount: Math.max(-amount, 0),
  }
}

const equals = (column: SQL, value: string | number | undefined) =>
  value === undefined ? sql`true` : sql`${column} = ${value}`

const buildGlCondition = (wanted: GlFilter) =>
  and(
    equals(sql`account`, wanted.glaccountno),
    equals(sql`currency`, wanted.currency),
    equals(sql`year`, wanted.year),
    equals(sql`period`, wanted.period),
    wanted.fromdate === undefined ? undefined : sql`posting_date >= ${wanted.fromdate}`,
    wanted.todate === undefined ? undefined : sql`posting_date <= ${wanted.todate}`,
    equals(sql`gl.customer_no`, wanted.customerno),
    equals(sql`document_no`, wanted.documentno),
    equals(sql`voucher_no`, wanted.voucherno),
  )
