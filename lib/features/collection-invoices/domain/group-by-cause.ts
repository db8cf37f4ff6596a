import type { Mismatch } from './claim-equations'

/**
 * What does not agree, once for each cause: the check that names it best, and the others that fail
 * because of the same field.
 */
export type Finding = { main: Mismatch; others: Mismatch[] }

/**
 * Checks that fail by the same amount because of one field are one finding: a field that is 250 too
 * high breaks its balance and its sum by 250 each. The field in most of them is the cause; of
 * several the one that is found wrong, and then the first. What differs in no amount is one finding
 * for each field that it is compared with.
 */
export function groupByCause(mismatches: readonly Mismatch[]): Finding[] {
  const left = [...mismatches]
  const findings: Finding[] = []
  while (left.length > 0) {
    const group = findLargestGroup(left)
    const [main, ...others] = group.checks.toSorted(
      (one, other) => Number(isFound(other, group.field)) - Number(isFound(one, group.field)),
    )
    findings.push({ main: main!, others })
    for (const each of group.checks) left.splice(left.indexOf(each), 1)
  }
  return findings.sort(
    (one, other) => mismatches.indexOf(one.main) - mismatches.indexOf(other.main),
  )
}

type Group = { field: string; checks: Mismatch[] }

/** Whether a check says of a field that it is wrong. */
const isFound = ({ fields }: Mismatch, field: string) => fields[0] === field

function findLargestGroup(mismatches: readonly Mismatch[]): Group {
  const groups = mismatches.flatMap(({ fields }, at) =>
    fields.map((field) => ({
      field,
      checks: mismatches.filter(
        (each) => each.fields.includes(field) && isBySame(each, mismatches[at]!),
      ),
    })),
  )
  return groups.reduce((best, group) => (isBetter(group, best) ? group : best))
}

const isBetter = (group: Group, best: Group) =>
  group.checks.length > best.checks.length ||
  (group.checks.length === best.checks.length && countFound(group) > countFound(best))

const countFound = ({ field, checks }: Group) =>
  checks.filter((each) => isFound(each, field)).length

/** By the same amount, up or down; what differs in no amount is the same only of its own kind. */
function isBySame(one: Mismatch, other: Mismatch): boolean {
  if (one.difference === null || other.difference === null)
    return one.difference === other.difference && one.kind === other.kind
  return toAbsolute(one.difference) === toAbsolute(other.difference)
}

const toAbsolute = (amount: string) => amount.replace('-', '')
