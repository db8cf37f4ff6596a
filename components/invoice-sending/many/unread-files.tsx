import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import { describeFileProblem } from '../file-problem'
import type { FilesRead } from './use-read-files'

/** The files of which nothing goes out, because they cannot be read, and why of each. */
export function UnreadFiles({ read }: { read: FilesRead }) {
  const t = useT()
  const unread = [
    ...read.files.flatMap(({ filename, reading }) =>
      reading.ok ? [] : [{ filename, why: describeFileProblem(t, reading) }],
    ),
    ...read.gone.map((filename) => ({ filename, why: t('form.files.unreadable') })),
  ]
  if (unread.length === 0) return null
  return (
    <StateBlock
      kind="failed"
      variant="strip"
      title={t('invoiceSending.many.files.unreadable', {
        count: unread.length,
        all: formatCount(unread.length),
      })}
    >
      <ul className="max-h-32 overflow-auto">
        {unread.map(({ filename, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file keeps its place
          <li key={at} className="wrap-anywhere">
            {t('invoiceSending.many.files.problem', { file: filename, why })}
          </li>
        ))}
      </ul>
    </StateBlock>
  )
}
