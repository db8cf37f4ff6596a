import * as z from 'zod'

/** A client number as it may stand in a path: digits only, because `encodeURIComponent('..')` is still `..` (design.md, section 3). */
export const ClientNo = z.string().regex(/^\d{1,12}$/, 'digits only, at most 12')

/** A customer number as it may stand in a path. interface.md says string; letters, digits, dash, dot inside and underscore are let through (assumed). */
export const CustomerNo = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9_-]+)*$/, 'letters, digits, dashes')
  .max(40)

/** A receivable item as it may stand in a path: digits only (assumed). */
export const ArItemId = z.string().regex(/^\d{1,15}$/, 'digits only, at most 15')

/** A UUID in a path. */
export const Uuid = z.uuid()

/** An organization of the collection area in a path: a UUID, or a narrow token (interface.md states no form). */
export const OrganizationId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)

/** A case or a settlement of the collection area in a path: a UUID, or a narrow token (public samples show names and no form). */
export const CaseId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)
export const SettlementId = CaseId

/** The number of a case: an integer in answers, digits in a query. */
export const CaseNumber = z.union([z.int().min(0), z.string().regex(/^\d{1,15}$/)])

/** A calendar date, YYYY-MM-DD: a string from wire to screen, never shifted by a time zone. */
export const CalendarDate = z.iso.date()

/** A date with a time, with or without a zone: upstream areas differ, so both pass and neither is converted. */
export const DateTime = z.iso.datetime({ local: true, offset: true })

/** A company of the partner area. The schema gives integers, the narrative sends quoted digits (interface.md 2.4): both pass. */
export const CompanyId = z.union([z.int(), z.string().regex(/^\d{1,12}$/)])

/** A transaction: a number in answers; in a query it is digits. */
export const TransactionRid = z.union([z.int().min(0), z.string().regex(/^\d{1,15}$/)])
