import { type ReactNode, useId } from 'react'

/** A part of the invoice's page under its own heading, with what is said beside it. */
export function InvoicePart({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="invoice-part" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <div className="invoice-part-note">{note}</div>}
      </header>
      {children}
    </section>
  )
}
