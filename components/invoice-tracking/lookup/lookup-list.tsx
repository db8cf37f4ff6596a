'use client'

import { useMemo } from 'react'
import { Field } from '@/components/form/field'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { LookupAccess } from '@/lib/features/invoice-tracking/client/lookup'
import { useLookupList } from '@/lib/features/invoice-tracking/client/use-lookup-list'
import type { LookupField } from '@/lib/features/invoice-tracking/domain/lookup-table'
import {
  lookupLinesMax,
  parsePastedLookups,
} from '@/lib/features/invoice-tracking/domain/pasted-lookups'
import { LookupKinds } from './lookup-kinds'
import { LookupLines } from './lookup-lines'
import { LookupProgress } from './lookup-progress'

/**
 * Takes a pasted list and tells of each line where its invoice is. Nothing of it stands in an
 * address or is kept.
 */
export function LookupList({ asker, text, onText, chosen, onChoose }: LookupListProps) {
  const t = useT()
  const list = useLookupList(asker)
  const { count, tooMany, lines } = useMemo(
    () => parsePastedLookups(text, chosen ?? undefined),
    [text, chosen],
  )

  return (
    <>
      <div className="grid max-w-[960px] gap-2 px-6 pb-3 max-narrow:px-4">
        <Field
          label={t('lookups.paste')}
          hint={t('lookups.pasteHint', { max: lookupLinesMax })}
          stacked
        >
          {({ look: _, ...control }) => (
            <textarea
              {...control}
              className="input font-mono leading-4.5 narrow:text-xs/4.5"
              rows={6}
              wrap="off"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => onText(event.target.value)}
            />
          )}
        </Field>
        <LookupKinds as={null} chosen={chosen} onChoose={onChoose} />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="primary"
            aria-disabled={lines.length === 0}
            onClick={() => list.start(lines)}
          >
            {t('lookups.askEach')}
          </Button>
          <p role="status">
            {tooMany
              ? t('lookups.tooMany', { count, max: lookupLinesMax })
              : t('lookups.counted', { count })}
          </p>
        </div>
      </div>
      {list.progress && (
        <>
          <LookupProgress progress={list.progress} onStop={list.stop} onGoOn={list.goOn} />
          <LookupLines lines={list.progress.pieces} />
        </>
      )}
    </>
  )
}

type LookupListProps = {
  asker: LookupAccess
  text: string
  onText: (text: string) => void
  chosen: LookupField | null
  onChoose: (has: LookupField | null) => void
}
