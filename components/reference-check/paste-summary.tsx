import { Checkbox } from '@/components/form/checkbox'
import { noteClass } from '@/components/form/note'
import { Glyph } from '@/components/ui/glyph'
import { useLimits } from '@/lib/client/limits'
import { useT } from '@/lib/client/translation'
import {
  type LineFinding,
  mayBeTried,
  type PastedReferences,
  referencesMax,
} from '@/lib/features/reference-check/domain/pasted-references'
import { buildChunks } from '@/lib/features/reference-check/domain/reference-chunks'
import type { Translate } from '@/lib/shared/i18n/translate'
import type { Limits } from '@/lib/shared/wire/limits'
import type { Paste } from './use-paste-references'

/**
 * What was understood of a paste: how many, what was left out, what repeats, and what cannot be
 * right.
 */
export function PasteSummary({ paste: { pasted, tryAll, setTryAll } }: { paste: Paste }) {
  const t = useT()
  const limits = useLimits()
  const doubtful = pasted.lines.filter(({ finding }) => finding && mayBeTried(finding)).length
  return (
    <>
      <p role="status">{describeCount(t, pasted, tryAll, limits)}</p>
      <ul>
        {listNotes(t, pasted).map((note) => (
          <li key={note} className={noteClass}>
            <Glyph verdict="warn" />
            <span>{note}</span>
          </li>
        ))}
      </ul>
      {doubtful > 0 && (
        <Checkbox checked={tryAll} onChange={(event) => setTryAll(event.target.checked)}>
          {t('referenceCheck.tryAll', { count: doubtful })}
        </Checkbox>
      )}
    </>
  )
}

function describeCount(
  t: Translate,
  pasted: PastedReferences,
  tryAll: boolean,
  limits: Limits,
): string {
  if (pasted.count === 0) return t('referenceCheck.nothing')
  if (pasted.tooMany)
    return t('referenceCheck.tooMany', { count: pasted.count, max: referencesMax })
  const chunks = buildChunks(pasted, tryAll, limits)
  const values = chunks.reduce((sum, chunk) => sum + chunk.values.length, 0)
  return t('referenceCheck.counted', { count: pasted.count, values, requests: chunks.length })
}

function listNotes(t: Translate, { header, lines }: PastedReferences): string[] {
  const doubles = lines.filter(({ doubleOf }) => doubleOf !== null).length
  const findings = Map.groupBy(lines, ({ finding }) => finding)
  findings.delete(null)
  return [
    ...(header === null ? [] : [t('referenceCheck.headerSkipped', { header })]),
    ...(doubles === 0 ? [] : [t('referenceCheck.doubles', { count: doubles })]),
    ...[...findings].map(([finding, found]) =>
      t(`referenceCheck.found.${finding as LineFinding}`, { count: found.length }),
    ),
  ]
}
