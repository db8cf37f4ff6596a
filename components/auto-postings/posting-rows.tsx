import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import type { PostingEnd } from '@/lib/contracts/desk/receivables/auto-postings'
import {
  listInvalidPostingFields,
  postingFields,
  type TypedPosting,
} from '@/lib/features/auto-postings/domain/typed-postings'
import { PostingEndMark } from './posting-end-mark'

type Props = {
  rows: readonly TypedPosting[]
  ends: readonly PostingEnd[] | null
  /** Says what is wrong with a row: after the first try to go on. */
  isTried: boolean
  onChange: (key: string, part: Partial<TypedPosting>) => void
  onRemove: (key: string) => void
}

/** The rows of a set as they are typed, each with what validating it said. */
export function PostingRows({ rows, ends, isTried, onChange, onRemove }: Props) {
  const t = useT()
  return (
    <div className="border-t border-line">
      <div className={`${rowClass} border-b border-line py-1.5 text-xs text-ink-2 max-wide:hidden`}>
        {postingFields.map((field) => (
          <span key={field} className={field === 'amount' ? 'text-right' : undefined}>
            {t(`autoPostings.column.${field}`)}
          </span>
        ))}
      </div>
      <ol aria-label={t('autoPostings.rows')}>
        {rows.map((row, at) => (
          <li key={row.key} className="border-b border-line py-1.5">
            <div className={rowClass}>
              {postingFields.map((field) => (
                <PostingInput
                  key={field}
                  {...{ field, row, at, onChange }}
                  isWrong={isTried && listInvalidPostingFields(row).includes(field)}
                />
              ))}
              <Button
                variant="quiet"
                square
                aria-label={t('autoPostings.removeRow', { row: at + 1 })}
                aria-disabled={rows.length === 1 || undefined}
                onClick={() => rows.length > 1 && onRemove(row.key)}
              >
                <Icon name="x" />
              </Button>
            </div>
            {ends?.[at] && <PostingEndMark end={ends[at]} />}
          </li>
        ))}
      </ol>
    </div>
  )
}

const rowClass = [
  'grid items-start gap-x-3 gap-y-1.5 px-6 max-narrow:grid-cols-2 max-narrow:px-4',
  'wide:grid-cols-[120px_140px_120px_72px_120px_minmax(120px,1fr)_var(--control)]',
  'max-wide:grid-cols-3',
].join(' ')

type InputProps = Pick<Props, 'onChange'> & {
  field: (typeof postingFields)[number]
  row: TypedPosting
  at: number
  isWrong: boolean
}

function PostingInput({ field, row, at, isWrong, onChange }: InputProps) {
  const t = useT()
  const label = t(`autoPostings.column.${field}`)
  return (
    <span>
      <span className="block text-xs text-ink-3 wide:hidden" aria-hidden="true">
        {label}
      </span>
      <TextInput
        className={field === 'amount' ? 'text-right tabular-nums' : 'tabular-nums'}
        inputMode={field === 'amount' ? 'decimal' : undefined}
        maxLength={field === 'text' ? 200 : undefined}
        aria-label={t('autoPostings.ofRow', { field: label, row: at + 1 })}
        aria-invalid={isWrong || undefined}
        value={row[field]}
        onChange={({ target }) => onChange(row.key, { [field]: target.value })}
      />
      {isWrong && (
        <small role="alert" className="block pt-0.5 text-fail">
          {t(`autoPostings.wrong.${field}`)}
        </small>
      )}
    </span>
  )
}
