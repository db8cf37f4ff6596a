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

type Case = { line: number; value: string }

type Kind<Key extends string> = Pick<FindingGroup<Key>, 'id' | 'field' | 'is' | 'why'> & {
  cases: Case[]
  values: Set<string>
  /** The cases of each value, as long as there are few. */
  apart: Map<string, Case[]> | null
}

/**
 * Collects what is found of rows and groups it by field and reason, what blocks first, then by how
 * many rows it concerns. All of it is sorted as it is added, so that the groups of a long file are
 * there at once.
 */
export function collectFindings<Key extends string>() {
  const kinds = new Map<string, Kind<Key>>()
  return {
    add(line: number, { field, is, why, value }: ImportFinding<Key>) {
      const id = `${field ?? ''}:${why}`
      let kind = kinds.get(id)
      if (!kind) {
        kind = { id, field, is, why, cases: [], values: new Set(), apart: new Map() }
        kinds.set(id, kind)
      }
      addCase(kind, { line, value })
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

function addCase(kind: Kind<string>, added: Case) {
  kind.cases.push(added)
  kind.values.add(added.value)
  if (kind.values.size > apartMax) kind.apart = null
  const ofValue = kind.apart?.get(added.value)
  if (ofValue) ofValue.push(added)
  else kind.apart?.set(added.value, [added])
}

function toGroups<Key extends string>({ values, apart, ...kind }: Kind<Key>): FindingGroup<Key>[] {
  if (!apart) return [{ ...kind, values: [...values] }]
  return [...apart].map(([value, cases]) => ({
    ...kind,
    id: `${kind.id}:${value}`,
    values: [value],
    cases,
  }))
}
