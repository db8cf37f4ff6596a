import { ChooseFile } from '@/components/form/choose-file'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import { clipValue } from './import-texts'

const steps = ['file', 'columns', 'check', 'send'] as const
export type ImportStep = (typeof steps)[number]

/** How far an import has come. */
export function ImportSteps({ at }: { at: ImportStep }) {
  const t = useT()
  const place = steps.indexOf(at)
  return (
    <ol
      className="flex items-center gap-2 pt-1 max-narrow:gap-1.5"
      aria-label={t('fileImport.steps.label')}
    >
      {steps.map((step, each) => (
        <li
          key={step}
          className="group/step flex items-center gap-1.5 text-ink-2 not-last:after:h-px not-last:after:w-5 not-last:after:bg-line-strong aria-[current]:font-semibold aria-[current]:text-ink max-narrow:not-last:after:w-1.5"
          aria-current={each === place ? 'step' : undefined}
        >
          <span className="grid size-5 place-items-center rounded-full border border-line-strong text-xs group-aria-[current]/step:border-accent group-aria-[current]/step:bg-accent group-aria-[current]/step:text-on-accent">
            {each < place ? <Glyph verdict="ok" /> : each + 1}
          </span>
          {t(`fileImport.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

type FileProps = {
  name: string
  rows: number
  /** The sheets of a workbook that has several. */
  sheets: readonly string[] | undefined
  onFile: (file: File | undefined) => void
  onTemplate: () => void
}

/** Which file is imported, and the ways to another one. */
export function ImportedFile({ name, rows, sheets, onFile, onTemplate }: FileProps) {
  const t = useT()
  const [sheet = '', ...others] = sheets ?? []
  return (
    <div className="flex flex-wrap items-center gap-x-2 px-6 pb-2 text-ink-2 max-narrow:px-4">
      <span className="wrap-anywhere" role="status">
        {t('fileImport.file.taken', { name, rows, all: formatCount(rows) })}
        {others.length > 0 &&
          ` (${t('fileImport.file.sheets', { sheet, others: clipValue(others.join(', ')) })})`}
      </span>
      <ChooseFile label={t('fileImport.file.other')} accept={importAccept} onFile={onFile} />
      <Button variant="quiet" onClick={onTemplate}>
        {t('fileImport.file.template')}
      </Button>
    </div>
  )
}

/** Which files a browser offers for an import. */
export const importAccept = '.csv,.tsv,.txt,.xlsx,text/*'
