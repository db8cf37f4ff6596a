import { html, raw } from 'hono/html'
import type { Operation } from '@/lib/contracts/operation'
import { addresses, getSandboxPath } from '../addresses'
import { shapeDescriptions } from '../shapes/shapes'
import { toJsonSchema } from './document'
import { notInInterface } from './not-in-interface'

type Property = { type?: unknown; anyOf?: { type?: unknown }[]; 'x-source'?: string }

/**
 * All operations on one page that a person can read, with what is served so far. It loads nothing
 * from elsewhere.
 */
export function renderDocsPage(operations: Operation[], implemented: ReadonlySet<string>) {
  const inInterface = operations.filter(({ name }) => !notInInterface.includes(name))
  const served = inInterface.filter(({ name }) => implemented.has(name)).length
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Sandbox: operations</title>
        <style>${raw(style)}</style>
      </head>
      <body>
        <h1>Operations of the sandbox</h1>
        <p>${served} of the ${inInterface.length} operations that interface.md names are served${served < inInterface.length ? '; the others answer 501' : ''}. OpenAPI 3.1: ${Object.keys(addresses).map((area) => html`<a href="/openapi/${area}.json">${area}</a> `)}</p>
        <table>
          <caption>Coverage</caption>
          <thead><tr><th>Operation</th><th>Request</th><th>Source</th><th>Section</th><th>Right</th><th>Served</th></tr></thead>
          <tbody>
            ${operations.map(
              (operation) => html`<tr>
                <td><a href="#${operation.name}">${operation.name}</a></td>
                <td><code>${operation.method} ${getSandboxPath(operation)}</code></td>
                <td>${operation.source}</td>
                <td>${operation.section ?? ''}</td>
                <td>${operation.right ?? ''}</td>
                <td>${implemented.has(operation.name) ? 'yes' : 'not yet'}</td>
              </tr>`,
            )}
          </tbody>
        </table>
        ${operations.map(renderOperation)} ${renderShapes()}
      </body>
    </html>`
}

function renderOperation(operation: Operation) {
  const { name, summary, source, refusals, answers, example } = operation
  return html`<section id="${name}">
    <h2>${name}</h2>
    <p>${summary}. <em>${source}</em></p>
    <p><code>${operation.method} ${getSandboxPath(operation)}</code></p>
    <p>Answers ${Object.keys(answers).join(', ')}${refusals.length > 0 ? `; refuses with ${refusals.join(', ')}` : ''}.</p>
    ${renderFields('Query', operation.query)} ${renderFields('Body', operation.body)} ${Object.entries(answers).map(([status, schema]) => renderFields(`Answer ${status}`, schema ?? undefined))}
    <pre>${JSON.stringify(example, null, 2)}</pre>
  </section>`
}

/** What tests may make of a tenant; no part of the upstream. */
function renderShapes() {
  return html`<section id="shapes">
    <h2>Shapes of a tenant</h2>
    <p>
      <code>POST /sandbox/tenants/:clientNo/shapes</code> makes the service of a tenant differ from the usual one until it is told otherwise: what is not
      named is as usual, so <code>{}</code> ends all. It is stored, and served to this machine only.
    </p>
    <dl>${shapeDescriptions.map(([name, what]) => html`<dt><code>${name}</code></dt><dd>${what}.</dd>`)}</dl>
  </section>`
}

function renderFields(title: string, schema: Operation['body']) {
  const rows = schema ? listFieldRows(toJsonSchema(schema, 'output')) : []
  if (rows.length === 0) return ''
  return html`<details><summary>${title}</summary><ul>${rows.map((row) => html`<li><code>${row.path}</code> ${row.type} ${row.source ? html`<em>${row.source}</em>` : ''}</li>`)}</ul></details>`
}

/** The fields of a JSON schema, nested ones by their path. */
function listFieldRows(
  schema: object,
  path = '',
): { path: string; type: string; source: string | undefined }[] {
  const { properties, items, anyOf, oneOf } = schema as {
    properties?: Record<string, Property>
    items?: object
    anyOf?: object[]
    oneOf?: object[]
  }
  const nested = [...(anyOf ?? []), ...(oneOf ?? [])].flatMap((one) => listFieldRows(one, path))
  const own = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const at = path ? `${path}.${name}` : name
    return [
      { path: at, type: formatType(property), source: property['x-source'] },
      ...listFieldRows(property, at),
    ]
  })
  return [...own, ...nested, ...(items ? listFieldRows(items, `${path}[]`) : [])]
}

const formatType = ({ type, anyOf }: Property) =>
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
