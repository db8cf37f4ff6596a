import { Chip } from '@/components/ui/chip'
import { hyperlinkClass } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import type { DocumentCheck } from '@/lib/features/document-rules/domain/public'
import { formatLongDate } from '@/lib/shared/format/date-time'
import { type FindingGroup, groupFindings } from './group-findings'
import { RuleWords } from './rule-words'

type Props = {
  check: DocumentCheck
  /** Goes to a field of the form; without it a field is a text. */
  onField?: (path: string) => void
  /** What a field is called on the page; its place in the document where the page does not know. */
  nameField?: (path: string) => string | null
}

/**
 * What the rules of the network say of a document: each broken rule with its words and its fields,
 * what the next release adds, and how much was asked. It never says that a document is right.
 */
export function FindingList({ check, onField, nameField }: Props) {
  const t = useT()
  const { release, asked, unanswered, next } = check
  const { unknown } = release
  const groups = groupFindings(check.findings)
  return (
    <section aria-label={t('documentRules.list')} className="grid gap-3">
      {groups.length > 0 && <Groups {...{ groups, onField, nameField }} />}
      <p className="text-sm text-ink-2">
        {groups.length === 0 && `${t('documentRules.none', { count: asked })} `}
        {t('documentRules.asked', { count: asked, release: release.name })}
        {unanswered.length > 0 && ` ${t('documentRules.unanswered', { count: unanswered.length })}`}
        {unknown.length > 0 && ` ${t('documentRules.next.unknown', { rules: unknown.join('; ') })}`}
      </p>
      {next && <NextRelease next={next} {...{ onField, nameField }} />}
    </section>
  )
}

function NextRelease({
  next: { release, findings },
  ...fields
}: Omit<Props, 'check'> & { next: NonNullable<DocumentCheck['next']> }) {
  const t = useT()
  const day = formatLongDate(t, release.firstDay)
  const unknown =
    release.unknown.length > 0 &&
    t('documentRules.next.unknown', { rules: release.unknown.join('; ') })
  if (findings.length === 0)
    return (
      <p className="text-sm text-ink-3">
        {t('documentRules.next.none', { release: release.name, day })} {unknown}
      </p>
    )
  return (
    <div className="grid gap-2 border-line border-t pt-3">
      <h3 className="font-medium text-sm">{t('documentRules.next.title', { day })}</h3>
      <p className="text-sm text-ink-2">
        {t('documentRules.next.intro', { release: release.name })}
      </p>
      <Groups groups={groupFindings(findings)} {...fields} />
      {unknown && <p className="text-sm text-ink-3">{unknown}</p>}
    </div>
  )
}

function Groups({ groups, ...fields }: Omit<Props, 'check'> & { groups: readonly FindingGroup[] }) {
  const t = useT()
  return (
    <ul className="grid gap-2.5">
      {groups.map((group) => (
        <li
          key={`${group.rule} ${group.severity}`}
          className="min-w-0 border-line border-l-2 pl-3 data-[severity=fatal]:border-fail data-[severity=warning]:border-wait"
          data-severity={group.severity}
        >
          <div className="mb-0.5 flex flex-wrap items-center gap-2">
            <Chip variant={group.severity === 'fatal' ? 'fail' : 'wait'}>
              {t(`documentRules.severity.${group.severity}`)}
            </Chip>
          </div>
          <RuleWords rule={group.rule} terms={group.terms} />
          <FieldList paths={group.paths} {...fields} />
        </li>
      ))}
    </ul>
  )
}

/** As many fields are named; the rest are counted. */
const fieldsShown = 5

function FieldList({
  paths,
  onField,
  nameField,
}: Omit<Props, 'check'> & { paths: readonly string[] }) {
  const t = useT()
  const shown = paths.slice(0, fieldsShown)
  return (
    <ul className="mt-1 flex min-w-0 flex-wrap gap-x-3 gap-y-1 text-xs">
      {shown.map((path) => {
        const name = nameField?.(path) ?? (path === '' ? t('documentRules.whole') : path)
        return (
          <li key={path} className="min-w-0 wrap-anywhere">
            {onField && path !== '' ? (
              <button
                type="button"
                className={`${hyperlinkClass} min-h-6 text-left`}
                onClick={() => onField(path)}
              >
                {name}
              </button>
            ) : (
              <span className="text-ink-3">{name}</span>
            )}
          </li>
        )
      })}
      {paths.length > fieldsShown && (
        <li className="text-ink-3">
          {t('documentRules.moreFields', { count: paths.length - fieldsShown })}
        </li>
      )}
    </ul>
  )
}
