import { type ReactNode, useId } from 'react'

/** One picture of the reports: its name, its value now, the picture, and what it counts. */
export function ReportPicture({ title, note, value, meaning, definition, children }: PictureProps) {
  const id = useId()
  return (
    <figure
      className="min-w-0 border-b border-line px-6 pt-4.5 pb-5 max-narrow:px-4 medium:odd:border-r"
      aria-labelledby={id}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id}>{title}</h2>
        <div className="text-xs text-ink-3">{note}</div>
      </div>
      <p className="min-h-7 text-ink-3">
        <b className="text-xl tracking-title text-ink tabular-nums">{value}</b> {meaning}
      </p>
      {children}
      <figcaption className="max-w-[74ch] pt-2.5 text-xs text-ink-3">{definition}</figcaption>
    </figure>
  )
}

type PictureProps = {
  title: string
  note?: ReactNode
  /** The value now, and the words that it stands in. */
  value?: ReactNode
  meaning?: ReactNode
  /** What is counted, and how. */
  definition: ReactNode
  children: ReactNode
}
