import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Parts of a document by the numbers under which comments cite them: `2.1`, `7`, and for a numbered
 * line of a part `7, rule 5`.
 */
function partsOf(document: string): Set<string> {
  const parts = new Set<string>()
  let part = ''
  for (const line of readFileSync(`docs/${document}`, 'utf8').split('\n')) {
    const heading = /^#{2,3} (\d+(?:\.\d+)?)[. ]/.exec(line)
    if (heading) part = heading[1]!
    const rule = /^(\d+)\. /.exec(line)
    parts.add(rule ? `${part}, rule ${rule[1]}` : part)
  }
  return parts
}

type Citation = { at: string; document: string; part: string }

const citation =
  /(interface|upstream-facts|architecture)\.md`?,? (?:part |section )?(\d+(?:\.\d+)?)(?:, rules? (\d+)(?: (?:to|and) (\d+))?)?/g

/**
 * Every citation in a text that the project keeps. Comments that are broken over two lines are
 * joined first.
 */
function citationsIn(at: string, text: string): Citation[] {
  const joined = text.replace(/\n\s*(?:\*|\/\/|#)?\s*/g, ' ')
  return [...joined.matchAll(citation)].flatMap(([, document, part, ...rules]) => {
    const cited = rules.filter((rule) => rule !== undefined)
    const parts = cited.length === 0 ? [part!] : cited.map((rule) => `${part}, rule ${rule}`)
    return parts.map((each) => ({ at, document: `${document}.md`, part: each }))
  })
}

const files = globSync(
  [
    '{app,bench,components,docs,e2e,lib,mutants,sandbox,scripts,soak,tests}/**/*.{ts,tsx,mjs,md,css}',
    '*.{ts,mjs,cjs,md}',
    '.dependency-cruiser.cjs',
  ],
  { exclude: ['**/node_modules/**'] },
)
const ownPlants = 'tests/citations.test.ts'
const citations = files
  .filter((at) => at !== ownPlants)
  .flatMap((at) => citationsIn(at, readFileSync(at, 'utf8')))
const unresolved = (cited: Citation[]) => {
  const known = {
    'interface.md': partsOf('interface.md'),
    'upstream-facts.md': partsOf('upstream-facts.md'),
    'architecture.md': partsOf('architecture.md'),
  }
  return cited
    .filter(({ document, part }) => !known[document as keyof typeof known].has(part))
    .map(({ at, document, part }) => `${at}: ${document} ${part}`)
}

test('every cited part of the interface and of the facts about it stands in docs', () => {
  expect(citations.length).toBeGreaterThan(100)
  expect(unresolved(citations)).toEqual([])
})

test.each([
  'interface.md 2.8',
  'architecture.md, section 9',
  'interface.md, part 7, rule 9',
  'interface.md 2.1, rules 1 to 19',
  'upstream-facts.md 1.7',
  'interface.md,\n * section 14',
])('%j would be noticed', (text) => {
  expect(unresolved(citationsIn('planted.ts', text))).toHaveLength(1)
})
