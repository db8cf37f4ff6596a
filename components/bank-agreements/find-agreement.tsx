import { useState } from 'react'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { useT } from '@/lib/client/translation'

/** Finds an agreement by the id of its request. */
export function FindAgreement({ present, onFind }: Props) {
  const t = useT()
  const [typed, setTyped] = useState(present)
  return (
    <search className="min-w-0 max-narrow:basis-full">
      <form
        className="flex items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim()) onFind(typed.trim())
        }}
      >
        <TextInput
          className="w-60 min-w-0 max-narrow:flex-1"
          aria-label={t('bankAgreements.find')}
          placeholder={t('bankAgreements.findHint')}
          value={typed}
          maxLength={200}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">{t('bankAgreements.findButton')}</Button>
      </form>
    </search>
  )
}

type Props = { present: string; onFind: (requestId: string) => void }
