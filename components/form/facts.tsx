import { Fragment, type ReactNode } from 'react'
import { useT } from '@/lib/client/translation'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * Read-only fields. What the answer did not carry, what it carried blank, and a value are three
 * different looks.
 */
export function Facts({ items, wide = false }: { items: Fact[]; wide?: boolean }) {
  const t = useT()
  return (
    <dl className={wide ? 'facts facts-wide' : 'facts'}>
      {[...items.entries()].map(([place, { label, value, note }]) => (
        <Fragment key={place}>
          <dt>{label}</dt>
          <dd>
            {renderValue(t, value)}
            {note && <small>{note}</small>}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** One read-only field; `null` and `undefined` mean that the answer did not carry it. */
export type Fact = { label: string; value: ReactNode; note?: ReactNode }

function renderValue(t: Translate, value: ReactNode) {
  if (value === '') return <span className="absent">{t('form.blank')}</span>
  if (value !== null && value !== undefined) return value
  return (
    <span className="absent" title={t('form.absent')}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('form.absent')}</span>
    </span>
  )
}
