'use client'

import { type KeyboardEvent, useRef, useState } from 'react'
import { ChooseFile } from '@/components/form/choose-file'
import { noteClass } from '@/components/form/note'
import { PasteBox } from '@/components/form/paste-box'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useNewestWork } from '@/components/ui/hooks/use-newest-work'
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
import type { ReferencesPageState } from './use-references-page'

/**
 * One box for a reference or a column of them: typed, pasted or dropped as a text file, with how it
 * was understood below. Enter asks for one line; in a list it begins another, and with Ctrl it asks.
 */
export function ReferenceForm({ page }: { page: ReferencesPageState }) {
  const t = useT()
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const { text, edit, addFile, chosen, choose, guess, find, pasted } = page
  const box = useRef<HTMLTextAreaElement>(null)

  const { isUnderWay, start } = useNewestWork(
    (file: File) => readTextFile(file),
    (taken) => {
      setRefusal(taken.ok ? null : taken.refusal)
      if (taken.ok) addFile(taken.text)
    },
  )
  const handleFile = (file: File | undefined) => file && void start(file)

  function handleKeyDown(event: KeyboardEvent) {
    const isAsked = event.ctrlKey || event.metaKey || !(event.shiftKey || text.includes('\n'))
    if (event.key !== 'Enter' || !isAsked) return
    event.preventDefault()
    find()
  }

  return (
    <PasteBox
      label={t('references.box')}
      hint={t('references.hint')}
      error={refusal ? t(`references.${refusal}`) : undefined}
      lines={[6, 12]}
      {...{ text, box }}
      onText={edit}
      onFile={handleFile}
      onKeyDown={handleKeyDown}
    >
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
        <ChooseFile
          label={t('references.chooseFile')}
          accept=".txt,.csv,.tsv,text/*"
          busy={isUnderWay}
          busyLabel={t('form.files.reading')}
          onFile={handleFile}
        />
        <Kbd>/</Kbd>
      </div>
    </PasteBox>
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
