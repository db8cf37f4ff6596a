import { useId } from 'react'
import { Field } from '@/components/form/field'
import { TextInput } from '@/components/form/text-input'
import { useT } from '@/lib/client/translation'
import { useCodeNames } from '@/lib/features/codes/client/public'

/** Methods that are suggested where the codes of a client name none. Assumed. */
const usualMethods = ['PAYMENT', 'WRITE_OFF', 'PREPAYMENT'].map((code) => ({ code, name: null }))

/**
 * How a set is posted: one of the client's codes. Any other may be typed as long as the codes are not
 * known to be whole.
 */
export function MethodField({ clientNo, method, isTried, onChoose }: Props) {
  const t = useT()
  const list = useId()
  const names = useCodeNames(clientNo)
  const listed = names.listChoices('autoPostingMethod')
  const choices = listed.length > 0 ? listed : usualMethods
  const typed = method.trim()
  const isWhole = names.isWhole && listed.length > 0
  const isUnknown = names.listUnknown('autoPostingMethod', [typed]).length > 0
  const chosen = choices.find(({ code }) => code.toLowerCase() === typed.toLowerCase())
  const name = names.find('autoPostingMethod', typed)
  // The choice of one already says its name.
  const hint = isWhole && name ? undefined : (name ?? t('autoPostings.methodHint'))
  return (
    <Field
      label={t('autoPostings.method')}
      hint={hint}
      warning={isUnknown ? t('autoPostings.methodUnknown') : undefined}
      error={isTried && typed === '' ? t('autoPostings.methodMissing') : undefined}
    >
      {({ variant, ...control }) =>
        isWhole ? (
          <select
            {...control}
            className="input max-w-60"
            value={chosen?.code ?? typed}
            onChange={({ target }) => onChoose(target.value)}
          >
            {!chosen && (
              <option value={typed}>{typed === '' ? t('autoPostings.chooseMethod') : typed}</option>
            )}
            {choices.map(({ code, name }) => (
              <option key={code} value={code}>
                {[code, name].filter(Boolean).join(' ')}
              </option>
            ))}
          </select>
        ) : (
          <>
            <TextInput
              {...control}
              variant={variant}
              className="max-w-60"
              list={list}
              maxLength={100}
              value={method}
              onChange={({ target }) => onChoose(target.value)}
            />
            <datalist id={list}>
              {choices.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name ?? code}
                </option>
              ))}
            </datalist>
          </>
        )
      }
    </Field>
  )
}

type Props = {
  clientNo: string
  method: string
  /** Says that a method is missing: after the first try to go on. */
  isTried: boolean
  onChoose: (method: string) => void
}
