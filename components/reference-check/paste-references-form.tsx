'use client'

import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { type FileRefusal, readTextFile } from '@/lib/client/files/read-text-file'
import { useT } from '@/lib/client/translation'
import {
  type ReferenceKind,
  referenceKinds,
} from '@/lib/features/reference-check/domain/pasted-references'
import { PasteSummary } from './paste-summary'
import type { Paste } from './use-paste-references'

/**
 * Where references are pasted or dropped, how they are taken, and the button that asks for them.
 */
export function PasteReferencesForm({ paste, onSearch }: { paste: Paste; onSearch: () => void }) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const { text, setText, chosen, setChosen, pasted } = paste

  async function take(file: File | undefined) {
    setOver(false)
    if (!file) return
    const taken = await readTextFile(file)
    setRefusal(taken.ok ? null : taken.refusal)
    if (taken.ok) setText(taken.text)
  }

  function drop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return setOver(false)
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  return (
    <section
      className="group/drop grid grid-cols-2 items-start gap-x-6 gap-y-2 px-6 pb-4 max-narrow:grid-cols-1 max-narrow:px-4"
      aria-label={t('referenceCheck.paste')}
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field
        label={t('referenceCheck.paste')}
        hint={t('referenceCheck.pasteHint')}
        error={refusal ? t(`referenceCheck.${refusal}`) : undefined}
        stacked
      >
        {({ look: _, ...control }) => (
          <textarea
            {...control}
            className="input font-mono leading-4.5 group-data-over/drop:border-accent group-data-over/drop:bg-accent-tint narrow:text-xs/4.5"
            rows={10}
            wrap="off"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className="grid gap-2">
        <Field label={t('referenceCheck.kind')} stacked>
          {({ look: _, ...control }) => (
            <select
              {...control}
              className="input"
              value={chosen ?? ''}
              onChange={(event) => setChosen((event.target.value || null) as ReferenceKind | null)}
            >
              <option value="">
                {t('referenceCheck.kindLikely', {
                  any: pasted.lines.length > 0 ? 'yes' : 'no',
                  kind: t(`referenceCheck.kindName.${pasted.likely}`),
                })}
              </option>
              {referenceKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`referenceCheck.kindName.${kind}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <PasteSummary paste={paste} />
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" onClick={onSearch} aria-disabled={pasted.lines.length === 0}>
            {t('referenceCheck.search')}
          </Button>
          <ChooseFile onFile={take} />
        </div>
      </div>
    </section>
  )
}

/** The native input is hidden behind a button of the desk's look. */
function ChooseFile({ onFile }: { onFile: (file: File | undefined) => Promise<void> }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)

  function handleFileChange({ target }: ChangeEvent<HTMLInputElement>) {
    void onFile(target.files?.[0])
    target.value = ''
  }

  return (
    <>
      <Button variant="quiet" onClick={() => input.current?.click()}>
        {t('referenceCheck.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,.tsv,text/*"
        hidden
        onChange={handleFileChange}
      />
    </>
  )
}
