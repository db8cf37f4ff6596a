import { type ReactNode, useId } from 'react'

/**
 * A part of the page of a case or an invoice, under its own heading, with what is said beside it:
 * no note for none, nor for a count of 0.
 */
export function PageSection({
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
    <section className="pt-4.5 [--strip-inset:12px]" aria-labelledby={id}>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 pb-1.5">
        <h2 id={id}>{title}</h2>
        {note ? <div className="text-xs text-ink-3">{note}</div> : null}
      </header>
      {children}
    </section>
  )
}

/** The parts of such a page in two columns, the first one wider. */
export const PageSections = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] gap-x-8 px-6 pb-6 max-medium:grid-cols-[minmax(0,1fr)] max-narrow:px-4 [&>:only-child]:col-span-full">
    {children}
  </div>
)

/** How a case or an invoice stands: the first line of its page. */
export const Standing = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-6 pb-3 max-narrow:px-4 [&>.status]:text-md [&>.status]:font-semibold">
    {children}
  </div>
)

/** A part of a panel beside a list, under its own small heading. */
export const PanelSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="pt-3.5">
    <h3 className="mb-1.5 border-b border-line pb-1.5 text-xs font-medium text-ink-3">{title}</h3>
    {children}
  </section>
)

/** The heading of a part that is as wide as the page, such as a table, with a note beside it. */
export const WideHeading = ({ title, note }: { title: string; note: string }) => (
  <h2 className="px-6 pt-4 pb-1 max-narrow:px-4">
    {title} <small className="ml-1.5 text-xs/5 font-normal text-ink-3">{note}</small>
  </h2>
)
