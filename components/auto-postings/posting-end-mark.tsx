import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { PostingEnd } from '@/lib/contracts/desk/receivables/auto-postings'

const verdicts: Record<PostingEnd['is'], Verdict> = {
  booked: 'ok',
  valid: 'ok',
  rejected: 'fail',
  'rejected-with': 'new',
  untold: 'unknown',
}

/** What became of a row, or would: the one that is wrong apart from those rejected with it. */
export function PostingEndMark({ end: { is, message, voucherNo } }: { end: PostingEnd }) {
  const t = useT()
  return (
    <p className="flex flex-wrap gap-x-2 px-6 pt-1 max-narrow:px-4">
      <span className="status">
        <Glyph verdict={verdicts[is]} /> {t(`autoPostings.end.${is}`)}
      </span>
      {is === 'rejected' && message && (
        <code className="font-mono text-2xs leading-5 wrap-anywhere text-ink-2">{message}</code>
      )}
      {voucherNo && (
        <span className="text-ink-3 tabular-nums">
          {t('autoPostings.voucher', { number: voucherNo })}
        </span>
      )}
    </p>
  )
}
