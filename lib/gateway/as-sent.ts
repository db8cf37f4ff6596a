import 'server-only'
import type { Operation } from '../contracts/operation'
import { inWireStyle } from '../domain/wire-style'
import { env } from '../env'
import type { ParsedInput } from '../upstream/request'

/** An input as it goes out: a search of the partner part in the style that PARTNER_WIRE names, everything else as it is. */
export function asSent(operation: Operation, input: ParsedInput): ParsedInput {
  return operation.companies ? { ...input, body: inWireStyle(input.body as Record<string, unknown>, env().PARTNER_WIRE) } : input
}
