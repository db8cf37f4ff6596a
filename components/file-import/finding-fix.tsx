import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'
import type { ImportAnswer } from '@/lib/shared/file-import/import-answers'
import type { ImportField, ImportForms } from '@/lib/shared/file-import/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import { formatCount } from '@/lib/shared/format/count'
import type { ImportTexts } from './import-texts'
import { fixLine, ValueForm } from './value-form'

type Props<Key extends string> = {
  group: FindingGroup<Key>
  field: ImportField<Key> | undefined
  texts: ImportTexts<Key>
  onForms: (forms: Partial<ImportForms>) => void
  onAnswer: (answer: ImportAnswer<Key>) => void
}

/**
 * What mends every row of a finding: how the file is to be read, another value, that the rows stay
 * behind, or that they are right.
 */
export function FindingFix<Key extends string>({
  group,
  field,
  texts,
  onForms,
  onAnswer,
}: Props<Key>) {
  const t = useT()
  const count = group.cases.length
  if (group.why === 'ambiguousDay')
    return (
      <div className={fixLine}>
        <span className="text-ink-2">{t('fileImport.findings.readAs')}</span>
        {(['dmy', 'mdy'] as const).map((days) => (
          <Button key={days} size="sm" onClick={() => onForms({ days })}>
            {t(`fileImport.forms.day.${days}`)}
          </Button>
        ))}
      </div>
    )
  if (group.why === 'ambiguousNumber')
    return (
      <div className={fixLine}>
        <span className="text-ink-2">{t('fileImport.findings.readAs')}</span>
        <Button size="sm" onClick={() => onForms({ decimals: ',' })}>
          {t('fileImport.forms.decimals.comma')}
        </Button>
        <Button size="sm" onClick={() => onForms({ decimals: '.' })}>
          {t('fileImport.forms.decimals.point')}
        </Button>
      </div>
    )
  return (
    <>
      {field && group.values.length === 1 && (
        <ValueForm
          field={field}
          texts={texts}
          count={count}
          onGiven={(given) => onAnswer({ group, does: 'set', given })}
        />
      )}
      <div className={`${fixLine} justify-end`}>
        <Button size="sm" onClick={() => onAnswer({ group, does: 'leaveOut' })}>
          {t('fileImport.findings.leaveOut', { count: formatCount(count) })}
        </Button>
        {group.is === 'warned' && (
          <Button size="sm" onClick={() => onAnswer({ group, does: 'approve' })}>
            {t('fileImport.findings.approve', { count, all: formatCount(count) })}
          </Button>
        )}
      </div>
    </>
  )
}
