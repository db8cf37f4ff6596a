import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import { getEnv } from '@/lib/platform/env'
import type { ParsedInput } from '@/lib/platform/upstream/request'
import { toWireStyle } from '@/lib/shared/wire/wire-style'
import { getLimits } from './limits'

/**
 * An input as it goes out: a search of the partner part in the style that PARTNER_WIRE names and
 * for no longer page than the service gives, a question about one invoice without its company where
 * STATUS_COMPANY says so (what it touches has been checked before), everything else as it is. Who
 * reads a shorter page than was asked for reads on: a short page is no end.
 */
export function toWireFormat(operation: Operation, input: ParsedInput): ParsedInput {
  if (
    operation.area === 'distribution' &&
    operation.asksForOne &&
    getEnv().STATUS_COMPANY === 'left-out'
  )
    return omitCompany(input)
  return operation.companies
    ? {
        ...input,
        body: toWireStyle(
          capPageSize(input.body as Record<string, unknown>),
          getEnv().PARTNER_WIRE,
        ),
      }
    : input
}

const capPageSize = (search: Record<string, unknown>) =>
  typeof search.PageSize === 'number'
    ? { ...search, PageSize: Math.min(search.PageSize, getLimits().pageRows) }
    : search

function omitCompany({ query, body, ...rest }: ParsedInput): ParsedInput {
  const omitCompanyId = (part: unknown) =>
    Object.fromEntries(Object.entries(part as object).filter(([name]) => name !== 'CompanyId'))
  return {
    ...rest,
    ...(query !== undefined && { query: omitCompanyId(query) }),
    ...(body !== undefined && { body: omitCompanyId(body) }),
  }
}
