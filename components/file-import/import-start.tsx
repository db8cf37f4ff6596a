'use client'

import { useState } from 'react'
import { ChooseFile } from '@/components/form/choose-file'
import { Button } from '@/components/ui/button'
import { useFileDrop } from '@/components/ui/hooks/use-file-drop'
import { Icon } from '@/components/ui/icon'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { formatCount } from '@/lib/shared/format/count'
import { importAccept } from './import-head'
import type { ImportTexts } from './import-texts'
import type { FileImport } from './use-file-import'

type Props<Key extends string> = {
  label: string
  fields: readonly ImportField<Key>[]
  texts: ImportTexts<Key>
  max: string
  isReading?: boolean
  onFile: (file: File | undefined) => void
  onTemplate: () => void
}

/** Where an import begins: a place for the file, a template, and which columns it needs. */
export function ImportStart<Key extends string>(props: Props<Key>) {
  const { label, max, isReading = false, onFile, onTemplate } = props
  const t = useT()
  const { isSeveral, forgetDrop, place } = useFileDrop(onFile)
  const standing = isReading
    ? t('fileImport.start.reading')
    : t('fileImport.start.formats', { max })

  function choose(file: File | undefined) {
    forgetDrop()
    onFile(file)
  }
  return (
    <div className="px-6 py-4 max-narrow:px-4">
      <section
        className="grid max-w-[960px] justify-items-center gap-2.5 rounded-md border border-dashed border-line-strong bg-canvas px-6 py-8 text-center data-over:border-accent data-over:bg-accent-tint"
        aria-label={label}
        {...place}
      >
        <p className="text-ink-2 max-narrow:hidden">{t('fileImport.start.drop')}</p>
        <div className="flex flex-wrap justify-center gap-2">
          <ChooseFile
            variant="primary"
            label={t('fileImport.start.choose')}
            accept={importAccept}
            onFile={choose}
          />
          <Button onClick={onTemplate}>
            <Icon name="load" />
            {t('fileImport.start.template')}
          </Button>
        </div>
        <p className="max-w-[68ch] text-xs text-ink-3" role="status">
          {isSeveral ? t('form.severalFiles') : standing}
        </p>
      </section>
      <NeededColumns {...props} />
    </div>
  )
}

function NeededColumns<Key extends string>({ fields, texts }: Props<Key>) {
  const t = useT()
  const [hasOptional, setOptional] = useState(false)
  const shown = fields.filter(({ need }) => hasOptional || need !== 'optional')
  return (
    <section className="max-w-[960px] pt-5" aria-labelledby="import-columns">
      <h2 id="import-columns">{t('fileImport.start.columns')}</h2>
      <p className="pb-2 text-xs text-ink-3">{t('fileImport.start.columnsNote')}</p>
      <table className="read-table w-full [&_th]:wrap-anywhere [&_th]:whitespace-normal">
        <thead>
          <tr>
            {(['name', 'need', 'names'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`fileImport.start.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, need, names }) => (
            <tr key={key}>
              <td className="font-medium">{texts.field(key)}</td>
              <td>{t(`fileImport.start.need.${need}`)}</td>
              <td className="text-xs text-ink-3">
                {t('fileImport.start.suchAs', { names: [key, ...names.slice(0, 4)].join(', ') })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!hasOptional && (
        <Button size="sm" className="mt-2" onClick={() => setOptional(true)}>
          {t('fileImport.start.moreColumns', { count: fields.length - shown.length })}
        </Button>
      )}
    </section>
  )
}

type RefusalProps = {
  source: Pick<FileImport<string, unknown>, 'refused' | 'rowsMax'> & { state: object | null }
}

/**
 * Why a file was not taken, or not read in another way, with the row or the limit that it is about.
 * A file that is open stays as it was.
 */
export function ImportRefusal({ source: { state, refused, rowsMax } }: RefusalProps) {
  const t = useT()
  if (!refused) return null
  const { refusal, count = 0, name } = refused
  const why = t(`fileImport.refusal.${refusal}`, {
    place: formatCount(count),
    max: formatCount(rowsMax),
  })
  if (!state) return <StateBlock kind="failed" variant="strip" title={why} />
  const title =
    name === null ? t('fileImport.refusal.again') : t('fileImport.refusal.other', { name })
  return (
    <StateBlock kind="failed" variant="strip" title={title}>
      {why}
    </StateBlock>
  )
}
