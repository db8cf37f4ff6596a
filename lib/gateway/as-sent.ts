import 'server-only'
import type { Operation } from '../contracts/operation'
import { inWireStyle } from '../domain/wire-style'
import { env } from '../env'
import type { ParsedInput } from '../upstream/request'
import { limits } from './limits'

/**
 * An input as it goes out: a search of the partner part in the style that PARTNER_WIRE names and for no longer page than the service gives, a question about
 * one invoice without its company where STATUS_COMPANY says so (what it touches has been checked before), everything else as it is. Who reads a shorter page
 * than was asked for reads on: a short page is no end.
 */
export function asSent(operation: Operation, input: ParsedInput): ParsedInput {
  if (operation.area === 'distribution' && operation.asksForOne && env().STATUS_COMPANY === 'left-out') return withoutCompany(input)
  return operation.companies ? { ...input, body: inWireStyle(withinLimits(input.body as Record<string, unknown>), env().PARTNER_WIRE) } : input
}

const withinLimits = (search: Record<string, unknown>) =>
  typeof search.PageSize === 'number' ? { ...search, PageSize: Math.min(search.PageSize, limits().pageRows) } : search

function withoutCompany({ query, body, ...rest }: ParsedInput): ParsedInput {
  const without = (part: unknown) => Object.fromEntries(Object.entries(part as object).filter(([name]) => name !== 'CompanyId'))
  return { ...rest, ...(query !== undefined && { query: without(query) }), ...(body !== undefined && { body: without(body) }) }
}
