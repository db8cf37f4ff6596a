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

type Kind<Key extends string> = Omit<FindingGroup<Key>, 'values'> & {
  cases: { line: number; value: string }[]
  values: Set<string>
}

/**
 * Collects what is found of rows and groups it by field and reason, what blocks first, then by how
 * many rows it concerns.
 */
export function collectFindings<Key extends string>() {
  const kinds = new Map<string, Kind<Key>>()
  return {
    add(line: number, { field, is, why, value }: ImportFinding<Key>) {
      const id = `${field ?? ''}:${why}`
      const kind = kinds.get(id) ?? { id, field, is, why, cases: [], values: new Set<string>() }
      kinds.set(id, kind)
      kind.cases.push({ line, value })
      kind.values.add(value)
    },
    toGroups: (): FindingGroup<Key>[] =>
      [...kinds.values()]
        .flatMap(toGroups)
        .sort(
          (one, other) =>
            severities.indexOf(one.is) - severities.indexOf(other.is) ||
            other.cases.length - one.cases.length,
        ),
  }
}

function toGroups<Key extends string>({ values, ...kind }: Kind<Key>): FindingGroup<Key>[] {
  const [only = ''] = values
  if (values.size > apartMax) return [{ ...kind, values: [...values] }]
  if (values.size === 1) return [{ ...kind, id: `${kind.id}:${only}`, values: [only] }]
  return [...Map.groupBy(kind.cases, ({ value }) => value)].map(([value, cases]) => ({
    ...kind,
    id: `${kind.id}:${value}`,
    values: [value],
    cases,
  }))
}
