import type { ReactNode } from 'react'
import { Bar, type Crumb } from './bar'
import { Head, type HeadProps } from './head'

/**
 * A page inside the shell: the top bar, the content, what stands beside it, and the save bar below
 * both.
 *
 * With `title` it brings the page's one h1. `fill` gives the height to one scrolling part inside,
 * such as a table.
 */
export function PageFrame({
  crumbs,
  title,
  facts,
  actions,
  fill = false,
  aside,
  saveBar,
  children,
}: PageFrameProps) {
  return (
    <>
      <Bar crumbs={crumbs} />
      <div className="frame">
        <main id="content" className={fill ? 'page page-fill' : 'page'} tabIndex={-1}>
          {title !== undefined && <Head title={title} facts={facts} actions={actions} />}
          {children}
        </main>
        {aside && <div className="page-aside">{aside}</div>}
      </div>
      {saveBar && <div className="page-foot">{saveBar}</div>}
    </>
  )
}

export type PageFrameProps = Partial<HeadProps> & {
  crumbs: Crumb[]
  fill?: boolean
  /** Brings its own landmark, as RequestPreview does. */
  aside?: ReactNode
  saveBar?: ReactNode
  children?: ReactNode
}
