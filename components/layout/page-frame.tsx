import type { ReactNode } from 'react'
import { Bar, type Crumb } from './bar'
import { Head, type HeadProps } from './head'
import { SeenThen } from './seen-then'
import { TabTitle } from './tab-title'

/**
 * A page inside the shell: the top bar, the content, what stands beside it, and the save bar below
 * both.
 *
 * With `title` it brings the page's one h1. `fill` gives the height to one scrolling part inside,
 * such as a table; in a window too low for the rest the page scrolls as well.
 */
export function PageFrame({
  crumbs,
  tab,
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
      {tab && <TabTitle parts={tab} />}
      <Bar crumbs={crumbs} />
      <div className="frame relative flex min-h-0 flex-1 max-narrow:block">
        <main
          id="content"
          className={`page relative min-h-0 min-w-0 flex-1 scroll-pb-15 max-narrow:overflow-visible overflow-auto ${fill ? 'flex flex-col' : ''}`}
          tabIndex={-1}
        >
          {title !== undefined && <Head title={title} facts={facts} actions={actions} />}
          <SeenThen />
          {children}
        </main>
        {aside && <div className="page-aside">{aside}</div>}
      </div>
      {saveBar && (
        <div
          className="contents max-narrow:sticky max-narrow:bottom-0 max-narrow:z-9 max-narrow:block print:hidden"
          data-page-foot
        >
          {saveBar}
        </div>
      )}
    </>
  )
}

export type PageFrameProps = Partial<HeadProps> & {
  crumbs: Crumb[]
  /** What names the page's object in the tab, as far as it is known. */
  tab?: readonly (string | null | undefined)[]
  fill?: boolean
  /** Brings its own landmark, as RequestPreview does. */
  aside?: ReactNode
  saveBar?: ReactNode
  children?: ReactNode
}
