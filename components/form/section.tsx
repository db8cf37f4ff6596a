import { type ReactNode, useId } from 'react'

/** A part of a page under a heading that hangs in the left column. */
export function Section({ id: anchor, title, note, chip, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      className="grid grid-cols-[var(--hanging)_minmax(0,1fr)] gap-x-4 border-b border-line px-6 pt-4 pb-3.5 max-narrow:block max-narrow:px-4 max-narrow:pt-3 max-narrow:pb-4"
      aria-labelledby={id}
    >
      <header className="max-narrow:pb-1.5">
        <h2 id={id} className="text-sm/7.5">
          {title}
        </h2>
        {note && <p className="text-xs text-ink-3">{note}</p>}
      </header>
      <div className="max-w-[920px]">
        {(chip || actions) && (
          <div className="mb-0.5 flex min-h-7.5 items-center gap-2 max-narrow:flex-wrap">
            {chip}
            {actions && <span className="ml-auto flex items-center gap-2">{actions}</span>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

/** Fields in two columns where each has 292 px, else below each other. */
export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,292px),calc(50%-8px)),1fr))] items-start gap-x-4 [&>*]:min-w-0">
    {children}
  </div>
)

type SectionProps = {
  /** By which an address leads to it. */
  id?: string
  title: string
  note?: string
  /** What holds for the whole section, such as "address will not be sent". */
  chip?: ReactNode
  actions?: ReactNode
  children: ReactNode
}
