'use client'

import { useState } from 'react'
import { RadioOption } from '@/components/form/radio-option'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useT } from '@/lib/client/translation'
import { type ExportQuestion, useStartExport } from '@/lib/features/exports/client/use-export'
import { exportKinds, workbookRowsMax } from '@/lib/features/exports/domain/export-kinds'
import { formatCount } from '@/lib/shared/format/count'
import type { Failure } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'
import type { Count } from './describe-export'
import { TooManyRunning } from './export-progress'

type Format = 'csv' | 'xlsx'

const styles = {
  comma: { kind: 'reader', decimal: ',', separator: ';' },
  point: { kind: 'reader', decimal: '.', separator: ',' },
  iso: { kind: 'iso' },
} as const
type Style = keyof typeof styles
const styleWords = {
  comma: 'exports.styleComma',
  point: 'exports.stylePoint',
  iso: 'exports.styleIso',
} as const

export type ExportPanelProps = {
  question: ExportQuestion
  /** The same search in words, one line. */
  describe: string
  /** How many rows the last answer spoke of, and how surely; null where it did not. */
  total: Count | null
  /** The columns on the screen, in their order; left out, there is nothing to choose. */
  shownColumns?: readonly string[]
}

/**
 * What is chosen before an export starts, and what will come of it. Rendered in the browser alone:
 * it asks for the reader's language.
 */
export function ExportChoices({
  question,
  describe,
  total,
  shownColumns,
  onStarted,
}: ExportPanelProps & { onStarted: (exportId: string) => void }) {
  const t = useT()
  const { kind } = question
  const [format, setFormat] = useState<Format>('csv')
  const [style, setStyle] = useState<Style>(getReaderStyle)
  const [onlyShown, setOnlyShown] = useState(false)
  const start = useStartExport()
  const tooLong =
    format === 'xlsx' && total !== null && total.is !== 'about' && total.count > workbookRowsMax
  const columns = onlyShown && shownColumns ? { columns: [...shownColumns] } : {}

  async function begin() {
    const result = await start.send({
      question,
      file: { format, style: styles[style], ...columns },
    })
    if (result.ok) onStarted(result.value.exportId)
  }

  return (
    <>
      <div className="grid gap-2 text-ink-2 [&_label]:text-ink">
        <p>{describe}</p>
        <p className="text-ink tabular-nums">
          {t(`exports.expected.${total ? toCertainty(total.is) : 'unknown'}`, {
            count: formatCount(total?.count ?? 0),
          })}
        </p>
        <FormatChoice format={format} tooLong={tooLong} onFormat={setFormat} />
        {format === 'csv' && <StyleChoice style={style} onStyle={setStyle} />}
        {shownColumns && (
          <ColumnsChoice
            all={exportKinds[kind].columns.length}
            shown={shownColumns.length}
            onlyShown={onlyShown}
            onOnlyShown={setOnlyShown}
          />
        )}
        {kind === 'collectionInvoices' && (
          <p className="text-xs text-ink-3">{t('exports.masked')}</p>
        )}
        <p className="text-xs text-ink-3">{t(`exports.order.${kind}`)}</p>
        <StartFailed failure={start.failure} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2.5">
        <Link href={routes.exports()}>{t('exports.yours')}</Link>
        <Button
          variant="primary"
          onClick={() => tooLong || void begin()}
          aria-disabled={tooLong || undefined}
          busy={start.isPending}
          busyLabel={t('exports.starting')}
        >
          {t('exports.start')}
        </Button>
      </div>
    </>
  )
}

type FormatProps = { format: Format; tooLong: boolean; onFormat: (format: Format) => void }

function FormatChoice({ format, tooLong, onFormat }: FormatProps) {
  const t = useT()
  const max = formatCount(workbookRowsMax)
  return (
    <fieldset>
      <legend className="text-xs/5 text-ink-2">{t('exports.format')}</legend>
      {(['csv', 'xlsx'] as const).map((each) => (
        <RadioOption
          key={each}
          name="export-format"
          checked={format === each}
          onChange={() => onFormat(each)}
        >
          {t(`exports.${each}`, { max })}
        </RadioOption>
      ))}
      <p className="text-xs text-ink-3">{t(`exports.${format}Meaning`)}</p>
      {format === 'xlsx' && (
        <p className="text-xs text-ink-3">
          {t(tooLong ? 'exports.tooLong' : 'exports.mayBeTooLong', { max })}
        </p>
      )}
    </fieldset>
  )
}

/** How numbers and days are written in a CSV file. */
function StyleChoice({ style, onStyle }: { style: Style; onStyle: (style: Style) => void }) {
  const t = useT()
  return (
    <fieldset>
      <legend className="text-xs/5 text-ink-2">{t('exports.style')}</legend>
      {(Object.keys(styles) as Style[]).map((each) => (
        <RadioOption
          key={each}
          name="export-style"
          checked={style === each}
          onChange={() => onStyle(each)}
        >
          {t(styleWords[each])}
        </RadioOption>
      ))}
    </fieldset>
  )
}

type ColumnsProps = {
  /** How many columns there are, and how many of them are on the screen. */
  all: number
  shown: number
  onlyShown: boolean
  onOnlyShown: (onlyShown: boolean) => void
}

function ColumnsChoice({ all, shown, onlyShown, onOnlyShown }: ColumnsProps) {
  const t = useT()
  return (
    <fieldset>
      <legend className="text-xs/5 text-ink-2">{t('exports.columns')}</legend>
      <RadioOption name="export-columns" checked={!onlyShown} onChange={() => onOnlyShown(false)}>
        {t('exports.columnsAll', { count: all })}
      </RadioOption>
      <RadioOption name="export-columns" checked={onlyShown} onChange={() => onOnlyShown(true)}>
        {t('exports.columnsShown', { count: shown })}
      </RadioOption>
    </fieldset>
  )
}

function StartFailed({ failure }: { failure: Failure | null }) {
  if (!failure) return null
  return failure.code === 'exports-running' ? (
    <TooManyRunning />
  ) : (
    <FailureBlock variant="strip" failure={failure} doing="write" />
  )
}

const toCertainty = (is: string) => (is === 'exact' || is === 'moreThan' ? is : 'about')

/** A comma where the reader's language writes one. */
function getReaderStyle(): Style {
  return new Intl.NumberFormat(navigator.language).format(1.5).includes(',') ? 'comma' : 'point'
}
