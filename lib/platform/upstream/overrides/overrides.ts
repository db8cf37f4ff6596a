import 'server-only'
import { readFileSync } from 'node:fs'
import type { Operation } from '@/lib/contracts/operation'
import { findOperation } from '@/lib/contracts/registry'
import type { Failure } from '@/lib/contracts/result'
import { getEnv, SettingsError } from '@/lib/platform/env'
import { type Move, moveFields, swapMoves } from './move-fields'
import { noOverride, type Override } from './override'
import { parseOverrides } from './parse-overrides'

/**
 * How this service offers an operation: as UPSTREAM_OVERRIDES says, else as the contract. The file
 * is read once.
 */
export function getOverride({ name }: Pick<Operation, 'name'>): Override {
  return loadOverrides().get(name) ?? noOverride
}

/**
 * Reads the file that UPSTREAM_OVERRIDES names, if one is.
 *
 * @throws SettingsError with one line that names each operation and part that is wrong.
 */
export function loadOverrides(): ReadonlyMap<string, Override> {
  const holder = globalThis as {
    duedeskOverrides?: { file: string | undefined; overrides: ReadonlyMap<string, Override> }
  }
  const file = getEnv().UPSTREAM_OVERRIDES
  if (holder.duedeskOverrides?.file !== file || !holder.duedeskOverrides)
    holder.duedeskOverrides = { file, overrides: readOverrides(file) }
  return holder.duedeskOverrides.overrides
}

function readOverrides(file: string | undefined): ReadonlyMap<string, Override> {
  if (file === undefined) return new Map()
  const { overrides, complaints } = parseOverrides(readJsonFile(file), findUpstreamOperation)
  if (complaints.length === 0) return overrides
  throw new SettingsError(
    `UPSTREAM_OVERRIDES: ${complaints.map(({ part, complaint }) => (part ? `${part}: ${complaint}` : complaint)).join('; ')}`,
  )
}

function findUpstreamOperation(name: string): Operation | undefined {
  const operation = findOperation(name)
  return operation?.area === 'desk' ? undefined : operation
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason =
      error instanceof SyntaxError
        ? 'is no JSON'
        : `cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'})`
    throw new SettingsError(`UPSTREAM_OVERRIDES: ${file} ${reason}`)
  }
}

/** A successful answer with its fields where the contract has them. */
export const toOwnFields = (operation: Pick<Operation, 'name'>, answer: unknown): unknown =>
  moveFields(answer, getOverride(operation).answer)

/** What a success of theirs is in the contract: its own status, or the one that means the same. */
export const toOwnStatus = (operation: Pick<Operation, 'name'>, status: number): number =>
  getOverride(operation).statuses.get(status) ?? status

/** The reasons of a refusal under our names of the fields, where the service names its own. */
export function withOwnFieldNames(operation: Pick<Operation, 'name'>, failure: Failure): Failure {
  const { body } = getOverride(operation)
  if (body.length === 0 || !failure.fields) return failure
  const names = new Map(
    swapMoves(body).map(({ from, to }: Move) => [from.join('.').toLowerCase(), to.join('.')]),
  )
  const fields = Object.entries(failure.fields).map(
    ([name, reason]) => [names.get(name.toLowerCase()) ?? name, reason] as const,
  )
  return { ...failure, fields: Object.fromEntries(fields) }
}
