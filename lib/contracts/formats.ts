import * as z from 'zod'
import { makeBoundedExact } from './exact-number'

const amountMax = 999_999_999_999.99

/**
 * A client number as it may stand in a path: digits only, because `encodeURIComponent('..')` is
 * still `..` (architecture.md, section 3).
 */
export const ClientNo = z.string().regex(/^\d{1,12}$/, 'digits only, at most 12')

/**
 * A text that names one thing in a path, whatever its form: `encodeURIComponent` makes one segment
 * of it. Only `.` and `..` stay what they are when encoded, and a proxy that decodes too early
 * would make them of a part between slashes; control characters and half of a surrogate pair belong
 * to no name.
 */
const makePathToken = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine(
      (text) =>
        !/(?:^|[/\\])\.{1,2}(?:$|[/\\])/.test(text) && !/\p{Cc}/u.test(text) && text.isWellFormed(),
      'cannot stand in an address',
    )

/**
 * A customer number: any text that can stand in a path (interface.md 2.1 says string and shows no
 * form). Its longest is assumed.
 */
export const CustomerNo = makePathToken(100)

/** A receivable item: a token whose form is not shown. */
export const ArItemId = makePathToken(100)

/** A general-ledger item: likewise. */
export const GlItemId = makePathToken(100)
/** A log item, and the way in which auto postings are booked: tokens whose form is not shown. */
export const LogItemId = makePathToken(100)
export const AutoPostingMethod = makePathToken(100)

/**
 * The identifier of a batch of the receivables area: a token whose form is not shown (interface.md
 * 4.3).
 */
export const BatchUuid = makePathToken(100)

/**
 * The number of a document, or the id of a bundle of them: tokens whose form is not shown. Their
 * longest is assumed.
 */
export const DocumentNo = makePathToken(100)

/** A file of a client: a token whose form is not shown. */
export const FileId = makePathToken(100)

/** The key of a value of a client's configuration: a token whose form is not shown. */
export const ConfigKey = makePathToken(100)

/**
 * A UUID as databases mint them too: its form alone, of any version and variant
 * (`f9a1c1d2-0b8c-ec11-9f2c-00155d012345`), in either case.
 */
export const Uuid = z.guid()

/** An organization of the collection area in a path: a token whose form is not shown. */
export const OrganizationId = makePathToken(100)

/**
 * A case or a settlement of the collection area in a path: a token (public samples show names and
 * no form).
 */
export const CaseId = makePathToken(100)
export const SettlementId = CaseId

/** The number of a case: an integer in answers, digits in a query. */
export const CaseNumber = z.union([z.int().min(0), z.string().regex(/^\d{1,25}$/)])

const tooLarge = 'an amount has at most twelve digits before the point'

/**
 * An amount as it is sent: what a claim can be, on either side of zero. No bound is documented
 * (interface.md 8), so this one is ours (assumed).
 */
export const SentAmount = z.number().min(-amountMax, tooLarge).max(amountMax, tooLarge)

/**
 * The same with as many decimals as are reckoned with: what was read with all of its digits may be
 * sent with all of them.
 */
export const SentDecimal = makeBoundedExact(amountMax, tooLarge)

/** A calendar date, YYYY-MM-DD: a string from wire to screen, never shifted by a time zone. */
export const CalendarDate = z.iso.date()

const time = z.iso.datetime({ local: true, offset: true })

/**
 * A date with a time, with or without a zone, which may lack its colon (`+0000`): upstream areas
 * differ, so all pass and none is converted.
 */
export const DateTime = z.union([
  time,
  z
    .string()
    .regex(/^.{16,30}[+-]\d{4}$/)
    .refine((text) => time.safeParse(text.replace(/(\d{2})$/, ':$1')).success, 'is no time'),
])

/**
 * A company of the partner area. The schema gives integers, the narrative sends quoted digits
 * (interface.md 2.4): both pass.
 */
export const CompanyId = z.union([z.int(), z.string().regex(/^\d{1,12}$/)])

/** A transaction: a number in answers; in a query it is digits. */
export const TransactionRid = z.union([z.int().min(0), z.string().regex(/^\d{1,25}$/)])
