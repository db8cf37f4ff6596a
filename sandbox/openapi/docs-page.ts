import { html, raw } from 'hono/html'
import type { Operation } from '@/lib/contracts/operation'
import { addresses, pathOf } from '../addresses'
import { jsonSchemaOf } from './document'

type Property = { type?: unknown; anyOf?: { type?: unknown }[]; 'x-source'?: string }

/** All operations on one page that a person can read, with what is served so far. It loads nothing from elsewhere. */
export function docsPage(operations: Operation[], implemented: ReadonlySet<string>) {
  const served = operations.filter(({ name }) => implemented.has(name)).length
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Sandbox: operations</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <h1>Operations of the sandbox</h1>
        <p>${served} of ${operations.length} are served. OpenAPI 3.1: ${Object.keys(addresses).map((area) => html`<a href="/openapi/${area}.json">${area}</a> `)}</p>
        <table>
          <caption>Coverage</caption>
          <thead><tr><th>Operation</th><th>Request</th><th>Source</th><th>Section</th><th>Right</th><th>Served</th></tr></thead>
          <tbody>
            ${operations.map(
              (operation) => html`<tr>
                <td><a href="#${operation.name}">${operation.name}</a></td>
                <td><code>${operation.method} ${pathOf(operation)}</code></td>
                <td>${operation.source}</td>
                <td>${operation.section ?? ''}</td>
                <td>${operation.right ?? ''}</td>
                <td>${implemented.has(operation.name) ? 'yes' : 'not yet'}</td>
              </tr>`,
            )}
          </tbody>
        </table>
        ${operations.map(section)}
      </body>
    </html>`
}

function section(operation: Operation) {
  const { name, summary, source, refusals, answers, example } = operation
  return html`<section id="${name}">
    <h2>${name}</h2>
    <p>${summary}. <em>${source}</em></p>
    <p><code>${operation.method} ${pathOf(operation)}</code></p>
    <p>Answers ${Object.keys(answers).join(', ')}${refusals.length > 0 ? `; refuses with ${refusals.join(', ')}` : ''}.</p>
    ${fields('Query', operation.query)} ${fields('Body', operation.body)} ${Object.entries(answers).map(([status, schema]) => fields(`Answer ${status}`, schema ?? undefined))}
    <pre>${JSON.stringify(example, null, 2)}</pre>
  </section>`
}

function fields(title: string, schema: Operation['body']) {
  const rows = schema ? rowsOf(jsonSchemaOf(schema, 'output')) : []
  if (rows.length === 0) return ''
  return html`<details><summary>${title}</summary><ul>${rows.map((row) => html`<li><code>${row.path}</code> ${row.type} ${row.source ? html`<em>${row.source}</em>` : ''}</li>`)}</ul></details>`
}

/** The fields of a JSON schema, nested ones by their path. */
function rowsOf(schema: object, path = ''): { path: string; type: string; source: string | undefined }[] {
  const { properties, items, anyOf, oneOf } = schema as { properties?: Record<string, Property>; items?: object; anyOf?: object[]; oneOf?: object[] }
  const nested = [...(anyOf ?? []), ...(oneOf ?? [])].flatMap((one) => rowsOf(one, path))
  const own = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const at = path ? `${path}.${name}` : name
    return [{ path: at, type: typeOf(property), source: property['x-source'] }, ...rowsOf(property, at)]
  })
  return [...own, ...nested, ...(items ? rowsOf(items, `${path}[]`) : [])]
}

const typeOf = ({ type, anyOf }: Property) =>
  String(
    type ??
      (anyOf ?? [])
        .map((one) => one.type)
        .filter(Boolean)
        .join(' or '),
  )

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:75rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #8884}caption{text-align:left;font-weight:600}
pre{background:#8881;padding:1rem;overflow:auto}section{border-top:1px solid #8884;margin-top:2rem}`
