import * as z from 'zod'
import { defineRequest, markAssumed } from '../source'
import { Identifier } from './send-answer'
import { Base64, Invoicer } from './send-b2c'

const text = markAssumed(z.string().max(1_000).optional())

/** To whom a letter goes, as it is printed on the envelope. */
const LetterAddress = defineRequest({
  Name: text,
  Address1: text,
  Address2: text,
  Address3: text,
  PostCode: text,
  City: text,
  CountryCode: text,
})
export type LetterAddress = z.infer<typeof LetterAddress>

/**
 * A letter: a PDF, to whom it goes, and who sends it. Public pages show its path alone; each field
 * is assumed, by the names of the consumer invoice.
 */
export const B2cLetter = defineRequest({
  Identifier: markAssumed(Identifier),
  Document: markAssumed(Base64.min(1)),
  Filename: text,
  Subject: text,
  Reference: text,
  CustomerNo: text,
  Recipient: markAssumed(LetterAddress),
  Invoicer: markAssumed(Invoicer.optional()),
})
export type B2cLetter = z.infer<typeof B2cLetter>
