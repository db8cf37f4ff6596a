'use client'

import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Moment } from '@/components/ui/moment'
import { useT } from '@/lib/client/translation'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { labelField } from '../fields/field-texts'
import { FieldValue } from '../fields/field-value'
import type { OfferedDraft } from './use-offered-draft'

/**
 * Offers what was typed here before and not saved, beside what stood then and, where others changed
 * it, what stands now. Nothing of it is typed by itself.
 */
export function DraftOffer({ offer }: { offer: OfferedDraft }) {
  const t = useT()
  const { kept, fields, changedSince, current, keptAt } = offer
  return (
    <section
      className="border-b border-line bg-unknown-tint px-6 pt-1.5 pb-2.5"
      aria-label={t('customers.draft.title')}
    >
      <div className="flex min-h-10 flex-wrap items-center gap-x-2.5 gap-y-1">
        <Glyph verdict="new" />
        <p className="min-w-0 flex-[1_1_240px] [&>b]:font-medium" role="status">
          <b>{t('customers.draft.title')}</b> {t('customers.draft.kept')}{' '}
          <Moment instant={keptAt.getTime()} format={formatDateTime} />.{' '}
          {changedSince.length > 0 &&
            t('customers.draft.changedSince', {
              fields: changedSince.map((field) => labelField(t, field)).join(', '),
            })}
        </p>
        <Button variant="quiet" onClick={offer.throwAway}>
          {t('customers.draft.throwAway')}
        </Button>
        <Button variant="primary" onClick={offer.takeUp}>
          {t('customers.draft.takeUp')}
        </Button>
      </div>
      <table className="read-table [&_:is(td,tbody_th)]:h-auto [&_:is(td,tbody_th)]:py-1.25 [&_:is(td,tbody_th)]:align-top [&_tbody_th]:border-line [&_tbody_th]:font-regular">
        <thead>
          <tr>
            <th scope="col">{t('customers.conflict.field')}</th>
            <th scope="col">{t('customers.draft.typed')}</th>
            <th scope="col">{t('customers.draft.before')}</th>
            {changedSince.length > 0 && <th scope="col">{t('customers.draft.now')}</th>}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{labelField(t, field)}</th>
              <td>
                <FieldValue field={field} entry={kept.edited} against={kept.baseline} />
              </td>
              <td>
                <FieldValue field={field} entry={kept.baseline} against={kept.baseline} />
              </td>
              {changedSince.length > 0 && (
                <td>
                  {changedSince.includes(field) && (
                    <FieldValue field={field} entry={current} against={kept.baseline} />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
