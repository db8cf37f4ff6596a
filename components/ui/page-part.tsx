import { type ReactNode, useId } from 'react'

/**
 * A part of the page of a case or an invoice, under its own heading, with what is said beside it:
 * no note for none, nor for a count of 0.
 */
export function PagePart({
  title,
  note,
  children,
}: {
  title: string
  note?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className="page-part [--strip-inset:12px]" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note ? <div className="meta">{note}</div> : null}
      </header>
      {children}
    </section>
  )
}
