import type { ReactNode } from 'react'
import { PageTitle } from './page-title'

/** The head of a page: its one h1, a line of facts that identify it, and its verbs. */
export function Head({ title, facts = [], actions }: HeadProps) {
  return (
    <div className="head">
      <div>
        <PageTitle text={title} />
        {facts.length > 0 && (
          <div className="head-facts">
            {facts.map(({ label, value }) => (
              <span key={label}>
                {label} <b>{value}</b>
              </span>
            ))}
          </div>
        )}
      </div>
      {actions && <div className="head-actions">{actions}</div>}
    </div>
  )
}

export type HeadProps = {
  title: string
  facts?: { label: string; value?: ReactNode }[]
  actions?: ReactNode
}
