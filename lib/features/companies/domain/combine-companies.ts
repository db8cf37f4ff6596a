import type { SentCompany } from '@/lib/contracts/desk/registrations'
import { getSubmissionState } from '@/lib/features/registrations/domain/public'
import { toPlainNumber } from '@/lib/shared/references/organization-number'

/** A company as the partner part has it. */
export type AvailableCompany = {
  CompanyId?: number | null
  Name?: string | null
  OrganizationNumber?: string | null
  CountryCode?: string | null
}

type Workspace = { name: string; companyIds: readonly number[] }

/** Where one list comes from. Null: it could not be read, so that it says nothing. */
export type CompanySources = {
  added: readonly SentCompany[] | null
  available: readonly AvailableCompany[] | null
  workspaces: readonly Workspace[] | null
}

/** What two sources say of a company that cannot both be so. */
export type CompanyDifference =
  | { is: 'workspace-only' | 'available-only' | 'active-not-available' }
  | { is: 'names-differ' | 'numbers-differ'; other: string }

/** One company with what each source has of it; `isAvailable` is null where that is not known. */
export type CompanyRow = {
  key: string
  id: number | null
  name: string | null
  number: string | null
  country: string | null
  workspaces: string[] | null
  isAvailable: boolean | null
  added: SentCompany | null
  differences: CompanyDifference[]
}

/**
 * One list of the companies of every source. A company is the same by its id, else by its
 * organization number; of several additions of a number one stands for it.
 */
export function combineCompanies(sources: CompanySources): CompanyRow[] {
  const { added, available, workspaces } = sources
  const additions = chooseAdditions(added ?? [])
  const ids = new Set([
    ...(available ?? []).flatMap(({ CompanyId }) => CompanyId ?? []),
    ...(workspaces ?? []).flatMap(({ companyIds }) => companyIds),
  ])
  const used = new Set<SentCompany>()
  const known = [...ids].map((id) => {
    const company = available?.find(({ CompanyId }) => CompanyId === id) ?? null
    const addition = additions.find((each) => isSame(each, id, company)) ?? null
    if (addition) used.add(addition)
    return toRow(sources, id, company, addition)
  })
  const others = additions
    .filter((addition) => !used.has(addition))
    .map((addition) => toRow(sources, addition.answer?.CompanyId ?? null, null, addition))
  return [...others, ...known]
}

const findNumber = ({ sent, answer }: SentCompany): string | null => {
  const number = answer?.OrganizationNumber ?? sent?.OrganizationNumber
  return typeof number === 'string' && number !== '' ? toPlainNumber(number) : null
}

/**
 * Of the additions of a number the one that stands for it; those whose number was erased stand
 * alone. A later try that came to nothing hides neither one that is not confirmed nor one that the
 * service has.
 */
function chooseAdditions(added: readonly SentCompany[]): SentCompany[] {
  const chosen = new Map<string, SentCompany>()
  for (const each of added) {
    const key = findNumber(each) ?? `erased ${each.idempotencyKey}`
    const other = chosen.get(key)
    if (!other || rank(each) > rank(other)) chosen.set(key, each)
  }
  return added.filter((each) => [...chosen.values()].includes(each))
}

function rank(addition: SentCompany): number {
  const state = getSubmissionState(addition)
  if (state === 'unknown' || state === 'sending') return 2
  return state === 'taken' || state === 'recorded' ? 1 : 0
}

function isSame(addition: SentCompany, id: number, company: AvailableCompany | null): boolean {
  const told = addition.answer?.CompanyId
  if (typeof told === 'number') return told === id
  const number = findNumber(addition)
  return (
    Boolean(company?.OrganizationNumber) && number === toPlainNumber(company!.OrganizationNumber!)
  )
}

function toRow(
  { available, workspaces }: CompanySources,
  id: number | null,
  company: AvailableCompany | null,
  added: SentCompany | null,
): CompanyRow {
  const said = added && { ...added.sent, ...withoutBlanks(added.answer ?? {}) }
  const getText = (name: 'Name' | 'OrganizationNumber' | 'CountryCode') => {
    const value = company?.[name] || said?.[name]
    return typeof value === 'string' && value !== '' ? value : null
  }
  const names = (workspaces ?? [])
    .filter(({ companyIds }) => id !== null && companyIds.includes(id))
    .map(({ name }) => name)
  const row = {
    key: id === null ? `added ${added?.idempotencyKey}` : `id ${id}`,
    id,
    name: getText('Name'),
    number: getText('OrganizationNumber'),
    country: getText('CountryCode'),
    workspaces: workspaces === null ? null : names,
    isAvailable: available === null ? null : company !== null,
    added,
  }
  return { ...row, differences: listDifferences(row, company) }
}

const withoutBlanks = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''))

function listDifferences(
  { workspaces, isAvailable, added }: Omit<CompanyRow, 'differences'>,
  company: AvailableCompany | null,
): CompanyDifference[] {
  const isActive = added !== null && added.answer?.Status?.toUpperCase() === 'ACTIVE'
  const isOurs = workspaces !== null && workspaces.length > 0
  const found: CompanyDifference[] = []
  if (isOurs && isAvailable === false) found.push({ is: 'workspace-only' })
  if (workspaces?.length === 0 && isAvailable) found.push({ is: 'available-only' })
  if (isActive && isAvailable === false && !isOurs) found.push({ is: 'active-not-available' })
  if (!added || !company || getSubmissionState(added) !== 'taken') return found
  const [name, number] = [added.answer?.Name ?? added.sent?.Name, findNumber(added)]
  if (typeof name === 'string' && company.Name && fold(name) !== fold(company.Name))
    found.push({ is: 'names-differ', other: name })
  if (number && company.OrganizationNumber && number !== toPlainNumber(company.OrganizationNumber))
    found.push({ is: 'numbers-differ', other: number })
  return found
}

const fold = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()
