import type { RuleFinding } from '@/lib/features/document-rules/domain/public'

/** One broken rule with all the fields that break it. */
export type FindingGroup = Omit<RuleFinding, 'path'> & { paths: string[] }

/** Findings by rule: what must be fixed first, each in the order of the rules. */
export function groupFindings(findings: readonly RuleFinding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const { path, ...rule } of findings) {
    const key = `${rule.rule} ${rule.severity}`
    const known = groups.get(key)
    if (known) known.paths.push(path)
    else groups.set(key, { ...rule, paths: [path] })
  }
  const all = [...groups.values()]
  return [
    ...all.filter(({ severity }) => severity === 'fatal'),
    ...all.filter(({ severity }) => severity === 'warning'),
  ]
}
