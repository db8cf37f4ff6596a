import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const imported =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'"]*?from\s+'([^']+)'|import\('([^']+)'\)/g
const provided = /<Translation\s+of=\{(?:\[([^\]]*)\]|(\w+))\}/

/** What runs on the server alone, where every text is at hand. */
const onServer = /^lib\/(platform|composition|contracts|features\/[^/]+\/server)\//

/** Loads what other pages show, and shows nothing of it. */
const loadsAhead = 'app/(desk)/use-scripts-ahead.ts'

/** Parts that load their own texts once they are opened, and the list that says which. */
export const partsWithOwnTexts = [
  {
    part: 'components/search-everything/search-dialog.tsx',
    layout: 'app/(desk)/layout.tsx',
    list: 'searchNamespaces',
  },
  {
    part: 'components/document-rules/rules-named.tsx',
    layout: 'app/(desk)/layout.tsx',
    list: 'ruleNamespaces',
  },
  {
    part: 'components/document-rules/finding-list.tsx',
    layout: 'app/(desk)/layout.tsx',
    list: 'ruleNamespaces',
  },
]

/**
 * The source files that a page or a layout loads into the browser, and itself; without those of
 * parts that load their own texts.
 */
export function listLoadedFiles(file: string, found = new Set<string>()): Set<string> {
  const isApart = found.size > 0 && partsWithOwnTexts.some(({ part }) => part === file)
  if (found.has(file) || onServer.test(file) || isApart || file === loadsAhead) return found
  found.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, from, later] of source.matchAll(imported)) {
    const target = resolveImport(file, from ?? later ?? '')
    if (target) listLoadedFiles(target, found)
  }
  return found
}

function resolveImport(file: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier)
  return [path, `${path}.ts`, `${path}.tsx`].find(
    (each) => /\.tsx?$/.test(each) && existsSync(each),
  )
}

/** The namespaces of which a file says texts, by the keys that it writes. */
export function listSaidNamespaces(file: string, namespaces: readonly string[]): string[] {
  const keys = new RegExp(`['"\`](${namespaces.join('|')})\\.[a-zA-Z$]`, 'g')
  return [...readFileSync(file, 'utf8').matchAll(keys)].map(([, name = '']) => name)
}

/** The namespaces that a page has in the browser: its own and those of the layouts around it. */
export function listProvidedNamespaces(page: string): string[] {
  const around: string[] = [page]
  for (let folder = dirname(page); folder !== '.'; folder = dirname(folder))
    around.push(join(folder, 'layout.tsx'))
  return around.filter((file) => existsSync(file)).flatMap(listOwnNamespaces)
}

function listOwnNamespaces(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const [, list, constant] = provided.exec(source) ?? []
  return list === undefined ? listNamesOf(source, constant) : readNames(list)
}

/** The namespaces of a list that a file keeps under a name. */
export const listNamesOf = (source: string, constant: string | undefined): string[] =>
  readNames(new RegExp(`const ${constant} = \\[([^\\]]*)\\]`).exec(source)?.[1] ?? '')

const readNames = (list: string) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)

/** The files that the server renders of a route's file: those before the browser's part begins. */
export function listServerRendered(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || onServer.test(file)) return found
  const source = readFileSync(file, 'utf8')
  if (/^\s*['"]use (client|server)['"]/.test(source)) return found
  found.add(file)
  for (const [, from, later] of source.matchAll(imported)) {
    const target = resolveImport(file, from ?? later ?? '')
    if (target) listServerRendered(target, found)
  }
  return found
}
