import { Fragment, type ReactNode } from 'react'
import { CopyNumber } from '@/components/ui/copy-button'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * Read-only fields. What the answer did not carry, what it carried blank, and a value are three
 * different looks.
 */
export function Facts({ items, wide = false }: { items: Fact[]; wide?: boolean }) {
  const t = useT()
  return (
    <dl className={`grid items-baseline gap-x-4 ${wide ? wideColumns : columns}`}>
      {[...items.entries()].map(([place, { label, value, copy, note }]) => (
        <Fragment key={place}>
          <dt className="py-1 text-ink-2">{label}</dt>
          <dd className="min-w-0 py-1 wrap-anywhere">
            {renderValue(t, value)}
            {copy && (
              <>
                {' '}
                <CopyNumber text={copy} />
              </>
            )}
            {note && <small className="ml-2 text-(length:--text-xs) text-ink-3">{note}</small>}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

const columns = 'grid-cols-[100px_minmax(0,1fr)]'
const wideColumns =
  'grid-cols-[100px_minmax(0,1fr)_100px_minmax(0,1fr)] max-wide:grid-cols-[100px_minmax(0,1fr)]'

/**
 * One read-only field; `null` and `undefined` mean that the answer did not carry it. `copy` is what a
 * button beside it copies.
 */
export type Fact = {
  label: string
  value: ReactNode
  copy?: string | null
  note?: ReactNode
}

/** A number or an id as it came, with the button that copies it. */
export const createNumberFact = (
  label: string,
  value: ExactNumber | string | null | undefined,
): Fact => ({
  label,
  value,
  copy: value == null ? null : String(value),
})

function renderValue(t: Translate, value: ReactNode) {
  if (value === '') return <span className="text-ink-3">{t('form.blank')}</span>
  if (value !== null && value !== undefined) return value
  return (
    <span className="text-ink-3" title={t('form.absent')}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('form.absent')}</span>
    </span>
  )
}
