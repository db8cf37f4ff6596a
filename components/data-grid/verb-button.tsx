import { Button, type ButtonProps } from '@/components/ui/button'
import { useLetterKey } from '@/components/ui/hooks/use-letter-key'
import { Kbd } from '@/components/ui/kbd'

type Props = {
  letter: string
  children: string
  variant?: ButtonProps['variant']
  /** False where none of the ticked rows admits it, or the person may not do it. */
  isOffered: boolean
  /** It leads to another page, without a question here. */
  isPage?: boolean
  /** Opens the question that comes before it, or the page. */
  onAsk: () => void
}

/** Something that may be done with ticked rows, by its button and by its letter. */
export function VerbButton({
  letter,
  children,
  variant = 'default',
  isOffered,
  isPage = false,
  onAsk,
}: Props) {
  useLetterKey(letter, onAsk, isOffered)
  if (!isOffered) return null
  return (
    <Button
      size="sm"
      variant={variant}
      aria-haspopup={isPage ? undefined : 'dialog'}
      aria-keyshortcuts={letter}
      onClick={onAsk}
    >
      {children} <Kbd>{letter.toUpperCase()}</Kbd>
    </Button>
  )
}
