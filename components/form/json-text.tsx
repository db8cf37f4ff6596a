import { Fragment, type ReactNode } from 'react'

/**
 * Prints a value as indented JSON. Keys stand back, values stand out, a blank text is marked: it is
 * what empties a field.
 */
export function JsonText({ value, indent = '' }: { value: unknown; indent?: string }): ReactNode {
  if (value === '') return <span className="bg-wait-tint text-wait">""</span>
  if (typeof value !== 'object' || value === null)
    return <span className="text-accent">{JSON.stringify(value)}</span>

  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  if (members.length === 0) return `${open}${close}`

  const inner = `${indent}  `
  return (
    <>
      {open}
      {members.map(([key, member], place) => (
        <Fragment key={key}>
          {`${place === 0 ? '' : ','}\n${inner}`}
          {!isList && (
            <>
              <span className="text-ink-3">{JSON.stringify(key)}</span>
              {': '}
            </>
          )}
          <JsonText value={member} indent={inner} />
        </Fragment>
      ))}
      {`\n${indent}${close}`}
    </>
  )
}
