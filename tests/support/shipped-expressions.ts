import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/**
 * An expression as it stands in a shipped file: `source` and `flags` of a literal, or the text of
 * `new RegExp(…)`, whose parts only run time knows.
 */
export type Expression = { at: string; source: string; flags: string; isBuilt: boolean }

const places = ['lib', 'app', 'components', 'sandbox', 'proxy.ts', 'instrumentation.ts']
const isShipped = (file: string) =>
  /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file)

/** Every regular expression of the shipped code, by the compiler's own reading of it. */
export function shippedExpressions(): Expression[] {
  const files = places.flatMap((place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' }).map((file) => join(place, file)),
  )
  return files.filter(isShipped).flatMap((file) => expressionsIn(file, readFileSync(file, 'utf8')))
}

/** The expressions of one file. */
export function expressionsIn(file: string, text: string): Expression[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Expression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({
        at: file,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        isBuilt: false,
      })
    }
    if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText() === 'RegExp'
    )
      found.push({ at: file, source: node.getText(), flags: '', isBuilt: true })
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}
