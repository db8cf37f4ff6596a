import { useT } from '@/lib/client/translation'
import { describeFailure, type Failure } from '@/lib/shared/format/describe-failure'
import { toVisibleMask } from '@/lib/shared/wire/masks'
import { Button } from './button'
import { Icon } from './icon'

/**
 * A value that arrives masked, with the button that reads it, which the journal notes; and why it
 * could not be read.
 */
export function Masked({ masked, words, isReading, failure, onReveal }: MaskedProps) {
  const t = useT()
  return (
    <span className="inline-flex items-center gap-2">
      {toVisibleMask(masked)}
      <Button
        size="sm"
        className="-my-1"
        variant="quiet"
        aria-label={words.revealField}
        title={words.note}
        busy={isReading}
        busyLabel={words.reading}
        onClick={onReveal}
      >
        <Icon name="eye" />
        {words.reveal}
      </Button>
      {failure && <span role="alert">{describeFailure(t, failure, 'read').title}</span>}
    </span>
  )
}

type MaskedProps = {
  masked: string
  words: { reveal: string; revealField: string; note: string; reading: string }
  isReading: boolean
  failure: Failure | null
  onReveal: () => void
}
