import * as z from 'zod'
import { markAssumed, markPubliclySeen } from '../source'

/**
 * How an element of UBL is said in JSON. Public pages show the names (`EndpointID`, `SchemeID`,
 * `AccountingSupplierParty`) and no rule for their form, so the form is assumed:
 *
 * - an element that UBL allows several times is an array, also where Peppol wants one;
 * - an element with attributes is an object with `Value` and its attributes in PascalCase;
 * - any other element is a text, numbers and dates too: a decimal keeps the digits it was
 *   written with, because rules count them (BR-DEC-01);
 * - an element that is absent is left out; a blank text is an element without content.
 */
const longest = 5_000

/** A file in base64: 10 MB of it (assumed). */
const attachmentLongest = 14_000_000

/** As many lines and entries as a document may have (assumed). */
const mostEntries = 10_000

/** What a whole document may hold: one attachment of the longest and 10,000 lines. */
export const ublDocumentBounds = { text: attachmentLongest, list: mostEntries, whole: 20_000_000 }

/** A text, identifier or code. */
export const Text = z.string().max(longest)

/** A decimal as it is written: no exponent, no thousands separator. */
export const Decimal = z
  .string()
  .max(40)
  .regex(/^[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})$/, 'write digits with a point')

/** A calendar date, YYYY-MM-DD. */
export const Day = z.iso.date()

export const Base64 = z
  .string()
  .max(attachmentLongest)
  .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'is not base64')

/** An element that holds others: what it does not know is refused, so nothing goes unseen. */
export const group = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  markPubliclySeen(z.strictObject(mapOptional(shape)))

type Optional<Shape extends Record<string, z.ZodType>> = {
  [Key in keyof Shape]: z.ZodOptional<Shape[Key]>
}

const mapOptional = <Shape extends Record<string, z.ZodType>>(shape: Shape): Optional<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, markPubliclySeen(schema.optional())]),
  ) as Optional<Shape>

/** An element that UBL allows several times. */
export const many = <Schema extends z.ZodType>(schema: Schema) =>
  markAssumed(z.array(schema).max(mostEntries))

const withAttributes = <Shape extends Record<string, z.ZodType>>(shape: Shape) =>
  markAssumed(z.strictObject(mapOptional(shape)))

/** An amount with its currency. */
export const Amount = withAttributes({ Value: Decimal, CurrencyID: Text })

/** A quantity with its unit (UN/ECE Recommendation 20). */
export const Quantity = withAttributes({ Value: Decimal, UnitCode: Text })

/** An identifier with the scheme it belongs to. */
export const Identifier = withAttributes({ Value: Text, SchemeID: Text })

/** A code of a list of items, with the list and its version. */
export const ClassificationCode = withAttributes({
  Value: Text,
  ListID: Text,
  ListVersionID: Text,
})

/** A payment means: its code, and its name in words. */
export const NamedCode = withAttributes({ Value: Text, Name: Text })

/** A file in base64 with its type and name. */
export const BinaryObject = withAttributes({ Value: Base64, MimeCode: Text, Filename: Text })
