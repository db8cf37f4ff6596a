'use client'

import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { Field } from '@/components/form/field'
import { noteClass } from '@/components/form/note'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'
import { type FileRefusal, readTextFile } from '@/lib/client/files/read-text-file'
import { useT } from '@/lib/client/translation'
import {
  type PastedReferences,
  referencesMax,
} from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import { explainLookup, labelLookup } from '@/lib/features/invoice-tracking/messages/lookup-labels'
import type { Translate } from '@/lib/shared/i18n/translate'
import { LookupKinds } from '../lookup/lookup-kinds'
import { ChooseFile } from './choose-file'
import type { ReferencesPageState } from './use-references-page'

/**
 * One box for a reference or a column of them: typed, pasted or dropped as a text file, with how it
 * was understood below. Enter asks for one line; in a list it begins another, and with Ctrl it asks.
 */
export function ReferenceForm({ page }: { page: ReferencesPageState }) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const { text, edit, chosen, choose, guess, find, pasted } = page
  const box = useRef<HTMLTextAreaElement>(null)
  useLetterKey('/', () => box.current?.focus())

  async function take(file: File | undefined) {
    setOver(false)
    if (!file) return
    const taken = await readTextFile(file)
    setRefusal(taken.ok ? null : taken.refusal)
    if (taken.ok) edit(taken.text)
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

  function handleKeyDown(event: KeyboardEvent) {
    const isAsked = event.ctrlKey || event.metaKey || !(event.shiftKey || text.includes('\n'))
    if (event.key !== 'Enter' || !isAsked) return
    event.preventDefault()
    find()
  }

  return (
    <section
      className="group/drop grid max-w-[960px] gap-2 px-6 pb-4 max-narrow:px-4"
      aria-label={t('references.box')}
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field
        label={t('references.box')}
        hint={t('references.hint')}
        error={refusal ? t(`references.${refusal}`) : undefined}
        stacked
      >
        {({ look: _, ...control }) => (
          <textarea
            {...control}
            ref={box}
            className="input h-auto font-mono leading-4.5 group-data-over/drop:border-accent group-data-over/drop:bg-accent-tint narrow:text-xs/4.5"
            rows={Math.min(12, Math.max(6, text.split('\n').length + 1))}
            wrap="off"
            autoComplete="off"
            spellCheck={false}
            aria-keyshortcuts="/"
            value={text}
            onChange={(event) => edit(event.target.value)}
            onKeyDown={handleKeyDown}
          />
        )}
      </Field>
      <LookupKinds as={guess?.as ?? null} chosen={chosen} onChoose={choose} />
      <p className="min-h-5 text-xs wrap-anywhere text-ink-3" role="status">
        {guess
          ? `${t('lookups.understood', { as: labelLookup(t, guess.as) })} ${explainLookup(t, guess)}`
          : describeCount(t, pasted)}{' '}
        {guess?.isPersonal && t('lookups.keptOut')}
      </p>
      <PasteNotes pasted={pasted} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          aria-disabled={pasted.lines.length === 0}
          aria-keyshortcuts="Enter"
          onClick={find}
        >
          {t('references.find')}
        </Button>
        <ChooseFile onFile={take} />
        <Kbd>/</Kbd>
      </div>
    </section>
  )
}

function describeCount(t: Translate, { count, tooMany, lines }: PastedReferences): string {
  if (tooMany) return t('references.tooMany', { count, max: referencesMax })
  const doubles = lines.filter(({ doubleOf }) => doubleOf !== null).length
  return t('references.counted', { count, doubles })
}

function PasteNotes({ pasted: { header, lines } }: { pasted: PastedReferences }) {
  const t = useT()
  const findings = Map.groupBy(lines, ({ finding }) => finding)
  const notes = [
    ...(header === null ? [] : [t('references.headerSkipped', { header })]),
    ...[...findings].flatMap(([finding, { length: count }]) =>
      finding === null ? [] : [t(`references.finding.${finding}`, { count })],
    ),
  ]
  if (notes.length === 0) return null
  return (
    <ul>
      {notes.map((note) => (
        <li key={note} className={noteClass}>
          <Glyph verdict="warn" />
          <span>{note}</span>
        </li>
      ))}
    </ul>
  )
}
