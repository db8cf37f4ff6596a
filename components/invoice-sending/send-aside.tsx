'use client'

import { Findings } from '@/components/document-rules/public'
import { Glyph } from '@/components/ui/glyph'
import { hyperlinkClass } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { findTypedField } from '@/lib/features/invoice-sending/domain/field-of-path'
import { guessChannel } from '@/lib/features/invoice-sending/domain/likely-channel'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { focusField } from './focus-field'
import type { SendForm } from './use-send-form'

/** What a document comes to, where it probably goes, and what is to be fixed in its fields. */
export function SendAside({ form }: { form: SendForm }) {
  const t = useT()
  const { typed, review } = form
  const nameField = (path: string) => {
    const field = findTypedField(path)
    return field && t(`invoiceSending.field.${field}`)
  }
  return (
    <aside
      className="border-l border-line bg-canvas max-wide:border-t max-wide:border-l-0"
      aria-label={t('invoiceSending.aside')}
    >
      <div className="sticky top-0">
        {typed.route !== 'letter' && (
          <Part title={t('invoiceSending.totals.title')}>
            <Totals form={form} />
          </Part>
        )}
        <Part title={t('invoiceSending.section.channel')}>
          <ChannelGuess form={form} />
        </Part>
        <Part title={t('invoiceSending.check.title')}>
          <p className="flex items-start gap-1.5">
            <Glyph verdict={form.faults > 0 ? 'new' : 'ok'} className="mt-0.75" />
            {form.faults > 0 ? (
              <button type="button" className={hyperlinkClass} onClick={form.showFaults}>
                {t('invoiceSending.check.fields', { count: form.faults })}
              </button>
            ) : (
              t('invoiceSending.check.none')
            )}
          </p>
          {countWarnings(form) > 0 && (
            <p className="flex items-start gap-1.5 pt-1">
              <Glyph verdict="warn" className="mt-0.75" />
              {t('invoiceSending.check.warnings', { count: countWarnings(form) })}
            </p>
          )}
        </Part>
        {form.check && (
          <Part title={t('invoiceSending.check.network')}>
            <Findings check={form.check} nameField={nameField} onField={focusField} />
          </Part>
        )}
        {review.totals === null && typed.route !== 'letter' && (
          <p className="px-4 py-2 text-xs text-ink-3">{t('invoiceSending.totals.unknown')}</p>
        )}
      </div>
    </aside>
  )
}

const countWarnings = ({ review }: SendForm) =>
  review.findings.filter(({ is }) => is === 'warned').length

const Part = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section aria-label={title} className="border-b border-line px-4 py-3">
    <h2 className="pb-1.5 text-sm">{title}</h2>
    {children}
  </section>
)

/** The sums of a document, exact, by rate of VAT. */
function Totals({ form }: { form: SendForm }) {
  const t = useT()
  const { totals } = form.review
  const currency = form.typed.fields.currency.trim().toUpperCase()
  if (totals === null) return <p className="text-ink-3">–</p>
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 tabular-nums [&>dd]:text-right">
      <dt className="text-ink-2">{t('invoiceSending.totals.net')}</dt>
      <dd>{formatDecimal(totals.net)}</dd>
      {totals.groups.map(({ category, rate, net, vat }) => (
        <VatLine key={`${category} ${rate}`} {...{ category, rate, net, vat, t }} />
      ))}
      <dt className="border-t border-line pt-1 font-medium">{t('invoiceSending.totals.gross')}</dt>
      <dd className="border-t border-line pt-1 font-medium">
        {formatDecimal(totals.gross)} {currency}
      </dd>
    </dl>
  )
}

type VatProps = {
  category: 'S' | 'Z' | 'E' | 'AE'
  rate: string
  net: string
  vat: string
  t: Translate
}

const VatLine = ({ category, rate, net, vat, t }: VatProps) => (
  <>
    <dt className="text-ink-2">
      {category === 'S'
        ? t('invoiceSending.totals.group', { rate, net: formatDecimal(net) })
        : t('invoiceSending.totals.groupNone', {
            kind: t(`invoiceSending.choice.${category}`),
            net: formatDecimal(net),
          })}
    </dt>
    <dd>{formatDecimal(vat)}</dd>
  </>
)

/** Where a document probably goes, and why. */
function ChannelGuess({ form }: { form: SendForm }) {
  const t = useT()
  const { channel, reason, blocked } = guessChannel(form.typed, form.blocks)
  return (
    <>
      <p className="font-medium">
        {channel
          ? t('invoiceSending.guess.title', { channel: t(`invoiceSending.channel.${channel}`) })
          : t('invoiceSending.guess.unknown')}
      </p>
      <p className="text-ink-2">
        {t(`invoiceSending.guess.reason.${reason}`)} {t('invoiceSending.guess.decides')}
      </p>
      {blocked && <p className="pt-1 text-wait">{t('invoiceSending.guess.blocked')}</p>}
    </>
  )
}
