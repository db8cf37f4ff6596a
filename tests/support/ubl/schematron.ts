import {
  compileXPathToJavaScript,
  type CompiledXPathFunction,
  evaluateXPath,
  evaluateXPathToBoolean,
  evaluateXPathToNodes,
  executeJavaScriptCompiledXPath,
  Language,
} from 'fontoxpath'
import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom'
void compileXPathToJavaScript; void executeJavaScriptCompiledXPath; void Language; void evaluateXPath
export type _C = CompiledXPathFunction

const sch = 'http://purl.oclc.org/dsdl/schematron'

type Assertion = { id: string; test: string }
type SchematronRule = { context: string; assertions: Assertion[] }
export type Schematron = {
  namespaces: Record<string, string>
  patterns: { rules: SchematronRule[] }[]
}

const childrenOf = (element: Element, name: string): Element[] =>
  element.children.filter((each) => each.localName === name && each.namespaceURI === sch)

/** Reads a schematron without parameters: patterns of rules of assertions. */
export function readSchematron(text: string, isWanted: (id: string) => boolean): Schematron {
  const root = parseXmlDocument(text).documentElement!
  return {
    namespaces: Object.fromEntries(
      childrenOf(root, 'ns').map((each) => [each.getAttribute('prefix'), each.getAttribute('uri')]),
    ),
    patterns: childrenOf(root, 'pattern').map((pattern) => ({
      rules: childrenOf(pattern, 'rule').map((rule) => ({
        context: rule.getAttribute('context') ?? '',
        assertions: childrenOf(rule, 'assert')
          .map((each) => ({ id: each.getAttribute('id') ?? '', test: each.getAttribute('test') ?? '' }))
          .filter(({ id }) => isWanted(id)),
      })),
    })),
  }
}

/** Ids of assertions that fail in a document, and of those that cannot be evaluated on it. */
export type Verdict = { broken: Set<string>; failed: Set<string> }

/**
 * Asks a document every assertion. As schematron does, a node is asked by the first rule of a
 * pattern whose context it matches.
 */
export function judge(xml: string, { namespaces, patterns }: Schematron): Verdict {
  const document = parseXmlDocument(xml)
  const verdict: Verdict = { broken: new Set(), failed: new Set() }
  const options = { namespaceResolver: (prefix: string) => namespaces[prefix] ?? null }
  for (const { rules } of patterns) {
    const taken = new Set<Node>()
    for (const rule of rules) {
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
    return evaluateXPathToNodes(toPath(rule.context), document, null, null, options) as Node[]
  } catch {
    for (const { id } of rule.assertions) failed.add(id)
    return []
  }
}

/** A context is a pattern: a relative one matches anywhere. */
const toPath = (context: string): string =>
  splitUnion(context)
    .map((each) => (each.startsWith('/') || each.startsWith('(') ? each : `//${each}`))
    .join(' | ')

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
