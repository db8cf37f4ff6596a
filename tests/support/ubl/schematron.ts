import { evaluateXPathToBoolean, evaluateXPathToNodes } from 'fontoxpath'
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom'

const sch = 'http://purl.oclc.org/dsdl/schematron'

type Assertion = { id: string; test: string }
type SchematronRule = {
  context: string
  /** Names that a matched node can have; null where any. */
  names: string[] | null
  assertions: Assertion[]
}
export type Schematron = {
  options: Options
  patterns: { rules: SchematronRule[] }[]
}

const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((each) => each.localName === name && each.namespaceURI === sch)

/** Reads a schematron without parameters: patterns of rules of assertions. */
export function readSchematron(text: string, isWanted: (id: string) => boolean): Schematron {
  const root = parseXmlDocument(text).documentElement!
  const namespaces = new Map(
    childrenOf(root, 'ns').map((each) => [each.getAttribute('prefix'), each.getAttribute('uri')]),
  )
  return {
    options: { namespaceResolver: (prefix) => namespaces.get(prefix) ?? null },
    patterns: childrenOf(root, 'pattern').map((pattern) => ({
      rules: childrenOf(pattern, 'rule').map((rule) =>
        createRule(
          rule.getAttribute('context') ?? '',
          childrenOf(rule, 'assert')
            .map((each) => ({
              id: each.getAttribute('id') ?? '',
              test: each.getAttribute('test') ?? '',
            }))
            .filter(({ id }) => isWanted(id)),
        ),
      ),
    })),
  }
}

/** A rule, with its expressions as the engine evaluates them fastest. */
export function createRule(context: string, assertions: readonly Assertion[]): SchematronRule {
  const parts = splitUnion(context)
  const names = parts.map(findLastName)
  return {
    context: parts.map(toPath).join(' | '),
    names: names.includes(null) ? null : names.flatMap((name) => name ?? []),
    assertions: assertions.map(({ id, test }) => ({ id, test: toDescendants(test) })),
  }
}

/** `//name` as one step: the same nodes, where no predicate counts positions. */
const toDescendants = (expression: string) =>
  expression.replace(/\/\/(?=[a-z]+:\w|\*)/g, '/descendant::')

/** The name of the last step of a path, outside its predicates. */
function findLastName(path: string): string | null {
  let bare = path
  for (let before = ''; bare !== before; ) {
    before = bare
    bare = bare.replace(/\[[^[\]]*\]/g, '')
  }
  return /(?:^|[/:])(\w+)$/.exec(bare.trim())?.[1] ?? null
}

/** A context is a pattern: a relative one matches anywhere. */
const toPath = (part: string): string =>
  toDescendants(part.startsWith('/') || part.startsWith('(') ? part : `//${part}`)

/** Ids of assertions that fail in a document, and of those that cannot be evaluated on it. */
export type Verdict = { broken: Set<string>; failed: Set<string> }

/**
 * Asks a document every assertion. As schematron does, a node is asked by the first rule of a
 * pattern whose context it matches.
 */
export function judge(xml: string, { options, patterns }: Schematron): Verdict {
  const document = parseXmlDocument(xml)
  const present = new Set(document.getElementsByTagName('*').map(({ localName }) => localName))
  const verdict: Verdict = { broken: new Set(), failed: new Set() }
  for (const { rules } of patterns) {
    const taken = new Set<Node>()
    for (const rule of rules) {
      if (rule.names?.every((name) => !present.has(name))) continue
      const nodes = findContext(rule, document, options, verdict)
      for (const node of nodes) {
        if (taken.has(node)) continue
        taken.add(node)
        for (const assertion of rule.assertions) ask(assertion, node, options, verdict)
      }
    }
  }
  return verdict
}

type Options = { namespaceResolver: (prefix: string) => string | null }

function findContext(
  rule: SchematronRule,
  document: Document,
  options: Options,
  { failed }: Verdict,
): Node[] {
  try {
    return evaluateXPathToNodes(rule.context, document, null, null, options) as Node[]
  } catch {
    for (const { id } of rule.assertions) failed.add(id)
    return []
  }
}

/** The parts of a union that is not inside brackets. */
function splitUnion(context: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const character of context) {
    if (character === '[' || character === '(') depth += 1
    if (character === ']' || character === ')') depth -= 1
    if (character === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((each) => each.trim())
}

function ask({ id, test }: Assertion, node: Node, options: Options, verdict: Verdict): void {
  try {
    if (!evaluateXPathToBoolean(test, node, null, null, options)) verdict.broken.add(id)
  } catch {
    verdict.failed.add(id)
  }
}
