/** Rules by their ids, as the network writes them in its messages. */
const ruleId =
  /\b(?:PEPPOL-(?:EN16931|COMMON)-[A-Z]{1,2}\d{3,4}(?:-\d)?|BR-(?:[A-Z]{1,3}-)?\d{2}|UBL-(?:SR|DT)-\d{2}|(?:NO|SE|DK)-R-\d{3})\b/g

/** As much of a message is looked through, and as many rules are told. */
const longestText = 10_000
const mostRules = 20

/** The rules that a text names, each once, in its order: `[BR-CO-15]-Invoice total …`. */
export function findRuleIds(text: string | null | undefined): string[] {
  const found = new Set<string>()
  for (const [id] of text?.slice(0, longestText).matchAll(ruleId) ?? []) {
    found.add(id)
    if (found.size === mostRules) break
  }
  return [...found]
}
