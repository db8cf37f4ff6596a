/**
 * What is to be said of a row. `refused` keeps it from being sent, `warned` needs a person's word,
 * and `excluded` is why it stays behind whatever is said. `field` is null where it concerns the row
 * as a whole, and `value` is what the field holds.
 */
export type ImportFinding<Key extends string> = {
  field: Key | null
  is: 'refused' | 'warned' | 'excluded'
  why: string
  value: string
}

/** The same of many rows, said once. */
export type FindingGroup<Key extends string> = Pick<ImportFinding<Key>, 'field' | 'is' | 'why'> & {
  id: string
  /** What the rows hold, each value once. */
  values: readonly string[]
  cases: readonly { line: number; value: string }[]
}

/** A kind with at most so many values is one group for each: what mends one does not fit another. */
const apartMax = 3

const severities = ['refused', 'warned', 'excluded'] as const

/**
 * Collects what is found of rows and groups it by field and reason, what blocks first, then by how
 * many rows it concerns.
 */
export function collectFindings<Key extends string>() {
  const kinds = new Map<string, (ImportFinding<Key> & { line: number })[]>()
  return {
    add(line: number, finding: ImportFinding<Key>) {
      const id = `${finding.field ?? ''}:${finding.why}`
      const kind = kinds.get(id)
      if (kind) kind.push({ ...finding, line })
      else kinds.set(id, [{ ...finding, line }])
    },
    toGroups: (): FindingGroup<Key>[] =>
      [...kinds]
        .flatMap(([id, cases]) => toGroups(id, cases))
        .sort(
          (one, other) =>
            severities.indexOf(one.is) - severities.indexOf(other.is) ||
            other.cases.length - one.cases.length,
        ),
  }
}

function toGroups<Key extends string>(
  id: string,
  cases: readonly (ImportFinding<Key> & { line: number })[],
): FindingGroup<Key>[] {
  const byValue = Map.groupBy(cases, ({ value }) => value)
  const parts =
    byValue.size <= apartMax
      ? [...byValue].map(([value, each]) => [`${id}:${value}`, each] as const)
      : [[id, cases] as const]
  return parts.map(([partId, each]) => {
    const { field, is, why } = each[0]!
    return {
      id: partId,
      field,
      is,
      why,
      values: [...new Set(each.map(({ value }) => value))],
      cases: each.map(({ line, value }) => ({ line, value })),
    }
  })
}
