'use client'

import { Note } from '@/components/form/note'
import { Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import { reckonDocument } from '@/lib/features/invoice-sending/domain/document-totals'
import {
  type LineBox,
  lineBoxes,
  makeLine,
  type TypedLine,
  vatCategories,
} from '@/lib/features/invoice-sending/domain/typed-document'
import { formatDecimal } from '@/lib/shared/format/amount'
import { DocumentInput } from './document-input'
import type { SendForm } from './use-send-form'

/** The lines of an invoice, each with what it comes to. */
export function LineRows({ form }: { form: SendForm }) {
  const t = useT()
  const { typed, review, isAsked } = form
  const change = (lines: readonly TypedLine[]) => form.changeDocument({ lines })
  const said = review.findings.filter(
    ({ field, code }) => field === 'lines' && (isAsked || code === 'lineNumber'),
  )
  const shown = isAsked ? said : said.filter(({ line }) => isBegun(typed.lines[line ?? 0]))
  return (
    <Section title={t('invoiceSending.section.lines')} note={t('invoiceSending.section.linesNote')}>
      <ol className="grid gap-1.5">
        {typed.lines.map((line, at) => (
          <LineRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={at}
            line={line}
            place={at + 1}
            isOnly={typed.lines.length === 1}
            wrong={shown.flatMap((finding) => (finding.line === at ? (finding.boxes ?? []) : []))}
            onChange={(next) => change(typed.lines.with(at, next))}
            onRemove={() => change(typed.lines.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {shown.map(({ code, line = 0 }) => (
        <Note key={`${code} ${line}`} refused role="alert">
          <Glyph verdict="fail" />
          <span>{t(`invoiceSending.finding.${code}`, { line: String(line + 1), total: '' })}</span>
        </Note>
      ))}
      <Button
        className="mt-2"
        onClick={() => change([...typed.lines, makeLine(typed.fields.senderCountry)])}
      >
        <Icon name="plus" />
        {t('invoiceSending.line.add')}
      </Button>
      {typed.route === 'business' &&
        typed.lines.some(({ category }) => category === 'E' || category === 'AE') && (
          <DocumentInput field="exemptionReason" form={form} />
        )}
    </Section>
  )
}

/** A line that nobody has begun is not called wrong. */
const isBegun = (line: TypedLine | undefined) => Boolean(line?.price.trim())

type RowProps = {
  line: TypedLine
  place: number
  isOnly: boolean
  /** The boxes that keep it from going out. */
  wrong: readonly LineBox[]
  onChange: (line: TypedLine) => void
  onRemove: () => void
}

function LineRow({ line, place, isOnly, wrong, onChange, onRemove }: RowProps) {
  const t = useT()
  const net = reckonDocument([line])?.net
  return (
    <li
      aria-label={t('invoiceSending.line.row', { place: String(place) })}
      className="grid grid-cols-[minmax(140px,1fr)_72px_64px_104px_64px_112px_96px_32px] items-end gap-1.5 max-narrow:grid-cols-3 max-narrow:border-b max-narrow:border-line max-narrow:pb-2"
    >
      {lineBoxes.map((name) => (
        <span
          key={name}
          className={`grid gap-0.5 ${name === 'text' ? 'max-narrow:col-span-3' : ''}`}
        >
          <ColumnHead label={t(`invoiceSending.line.${name}`)} place={place} />
          <TextInput
            aria-label={t(`invoiceSending.line.${name}`)}
            value={line[name]}
            variant={wrong.includes(name) ? 'refused' : 'rest'}
            aria-invalid={wrong.includes(name) || undefined}
            disabled={name === 'vat' && line.category !== 'S'}
            inputMode={name === 'text' || name === 'unit' ? undefined : 'decimal'}
            className={name === 'text' || name === 'unit' ? '' : 'text-right tabular-nums'}
            onChange={({ target }) => onChange({ ...line, [name]: target.value })}
          />
        </span>
      ))}
      <span className="grid gap-0.5">
        <ColumnHead label={t('invoiceSending.line.category')} place={place} />
        <select
          className="input"
          aria-label={t('invoiceSending.line.category')}
          value={line.category}
          onChange={({ target }) =>
            onChange({ ...line, category: target.value as TypedLine['category'] })
          }
        >
          {vatCategories.map((category) => (
            <option key={category} value={category}>
              {t(`invoiceSending.choice.${category}`)}
            </option>
          ))}
        </select>
      </span>
      <output className="self-end pb-1.5 text-right tabular-nums">
        <span className="sr-only">{t('invoiceSending.line.net')} </span>
        {net === undefined ? '–' : formatDecimal(net)}
      </output>
      <Button
        variant="quiet"
        square
        aria-label={t('invoiceSending.line.remove', { place: String(place) })}
        aria-disabled={isOnly || undefined}
        onClick={onRemove}
      >
        <Icon name="x" />
      </Button>
    </li>
  )
}

/** The name of a box, over the first line alone where there is room; each box has its own besides. */
const ColumnHead = ({ label, place }: { label: string; place: number }) => (
  <span aria-hidden="true" className={`text-xs text-ink-2 ${place > 1 ? 'narrow:hidden' : ''}`}>
    {label}
  </span>
)
