import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import type { ImportReview } from '@/lib/shared/file-import/review-import'
import type { ReviewedRow } from '@/lib/shared/file-import/row-standing'
import { formatCount } from '@/lib/shared/format/count'
import { FindingFix } from './finding-fix'
import { describeAnswer, listLines } from './finding-words'
import { clipValue, describeGroup, type ImportTexts } from './import-texts'
import { glyphs } from './mapping-words'
import type { FileImport } from './use-file-import'

type Props<Key extends string, Row extends ReviewedRow<Key>> = {
  fields: readonly ImportField<Key>[]
  texts: ImportTexts<Key>
  source: FileImport<Key, Row>
  review: ImportReview<Key, ReviewedRow<Key>>
  onShow: (group: FindingGroup<Key>) => void
}

/** What was found, each kind once, with what mends all its rows; then what a person has said. */
export function FindingsAside<Key extends string, Row extends ReviewedRow<Key>>(
  props: Props<Key, Row>,
) {
  const { fields, texts, source, review, onShow } = props
  const t = useT()
  const answers = source.state?.answers ?? []
  const open = review.groups.filter(({ is }) => is !== 'excluded')
  const count = review.groups.length
  const title =
    open.length > 0
      ? t('fileImport.findings.title', {
          count,
          rows: review.rows.length,
          all: formatCount(review.rows.length),
        })
      : answers.length > 0
        ? t('fileImport.findings.answered', { count: answers.length })
        : count > 0
          ? t('fileImport.findings.onlyBehind')
          : t('fileImport.findings.none')
  return (
    <aside
      className="border-l border-line bg-canvas px-5 pt-4 pb-6 max-wide:border-t max-wide:border-l-0 max-narrow:px-4"
      aria-label={title}
    >
      <h2 className="pb-1">{title}</h2>
      <p className="border-b border-line-strong pb-2 text-xs text-ink-3" role="status">
        {open.length > 0
          ? t('fileImport.findings.note')
          : t('fileImport.findings.counts', {
              ready: formatCount(review.counts.ready),
              behind: formatCount(review.rows.length - review.counts.ready),
            })}
      </p>
      <ul>
        {review.groups.map((group) => (
          <li key={group.id} className={item}>
            <FindingTitle
              glyph={glyphs[group.is]}
              group={group}
              words={describeGroup(t, texts, group)}
            />
            {group.values.length > 1 && group.field !== null && (
              <p className="pl-5.5 wrap-anywhere text-ink-2">
                {t('fileImport.findings.values', {
                  values: group.values.slice(0, 4).map(clipValue).join(', '),
                })}
              </p>
            )}
            <div className="pt-1 pl-5.5">
              <Button size="sm" variant="quiet" className="-ml-2" onClick={() => onShow(group)}>
                {listLines(t, group)}
              </Button>
            </div>
            {group.is === 'excluded' ? (
              <p className="pl-5.5 text-ink-3">{t('fileImport.findings.excluded')}</p>
            ) : (
              <FindingFix
                group={group}
                field={fields.find(({ key }) => key === group.field)}
                texts={texts}
                onForms={source.setForms}
                onAnswer={source.answer}
              />
            )}
          </li>
        ))}
        {answers.map((answer, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer keeps its place
          <li key={at} className={item}>
            <FindingTitle
              glyph="ok"
              group={answer.group}
              words={describeGroup(t, texts, answer.group)}
            />
            <div className="flex items-center justify-between gap-2 pt-1 pl-5.5">
              <span className="text-ink-2">{describeAnswer(t, texts, answer)}</span>
              <Button size="sm" onClick={() => source.takeBack(answer)}>
                {t('fileImport.findings.change')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  )
}

const item = 'border-b border-line py-2.5'

function FindingTitle<Key extends string>({
  glyph,
  group,
  words,
}: {
  glyph: 'ok' | (typeof glyphs)[keyof typeof glyphs]
  group: FindingGroup<Key>
  words: string
}) {
  const t = useT()
  return (
    <h3 className="flex items-baseline gap-2 text-base">
      <Glyph verdict={glyph} className="translate-y-0.5" />
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">{words}</span>
      <span className="flex-none font-regular text-ink-3 tabular-nums">
        {t('fileImport.findings.rows', {
          count: group.cases.length,
          all: formatCount(group.cases.length),
        })}
      </span>
    </h3>
  )
}
