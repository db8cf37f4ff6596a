import type { ReactNode } from 'react'
import { CopyNumber } from '@/components/ui/copy-button'
import { Moment } from '@/components/ui/moment'
import { formatTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { PageTitle } from './page-title'

/** The head of a page: its one h1, a line of facts that identify it, and its verbs. */
export function Head({ title, facts = [], actions }: HeadProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1 px-6 pt-4 pb-2.5 max-narrow:block max-narrow:px-4 max-narrow:pt-3.5">
      <div className="min-w-0 flex-1 basis-80">
        <PageTitle text={title} />
        {facts.length > 0 && (
          <div className={headFacts}>
            {facts.map(({ label, value, copy }) => (
              <span key={label}>
                {label} <b>{value}</b>
                {copy && <CopyNumber text={copy} />}
              </span>
            ))}
          </div>
        )}
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-2 max-narrow:pt-2.5 print:hidden">
          {actions}
        </div>
      )}
    </div>
  )
}

/** The look of the line of facts under a title. */
export const headFacts =
  'flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-3 tabular-nums [&_b]:font-regular [&_b]:text-ink-2'

export type HeadProps = {
  title: string
  /** `copy` is what a button beside the fact copies. */
  facts?: { label: string; value?: ReactNode; copy?: string }[]
  actions?: ReactNode
}

/**
 * When what a page shows was read, for the facts of its head: a page that is come back to shows what
 * was there before, and reads it again.
 *
 * @param readAt milliseconds since 1970.
 */
export const createReadFact = (t: Translate, readAt: number) => ({
  label: t('layout.readAt'),
  value: <Moment instant={readAt} format={formatTime} />,
})
