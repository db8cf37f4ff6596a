import { type ReactNode, useId } from 'react'

/** A part of a page under a heading that hangs in the left column. */
export function Section({ id: anchor, title, note, chip, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} className="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      <div>
        {(chip || actions) && (
          <div className="section-actions">
            {chip}
            {actions && <span className="ml-auto flex items-center gap-2">{actions}</span>}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

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
