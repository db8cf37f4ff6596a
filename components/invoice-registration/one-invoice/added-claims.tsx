import { Field } from '@/components/form/field'
import { Section } from '@/components/form/section'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import {
  checkClaim,
  isClaimDoubtful,
  type TypedClaim,
} from '@/lib/features/invoice-registration/domain/invoice-extras'
import { parseDecimal } from '@/lib/shared/numbers/number-input'

type Props = {
  claims: readonly TypedClaim[]
  /** In which currency the invoice is. */
  currency: string | undefined
  isAsked: boolean
  onClaims: (claims: readonly TypedClaim[]) => void
}

/** Claims beside the principal, such as a fee that was charged already. */
export function AddedClaims({ claims, currency, isAsked, onClaims }: Props) {
  const t = useT()
  return (
    <Section
      title={t('invoiceRegistration.one.claims')}
      note={t('invoiceRegistration.one.claimsNote')}
    >
      {claims.map((claim, at) => {
        const found = checkClaim(claim)
        const place = String(at + 1)
        const describe = (field: keyof TypedClaim, label: string) => {
          const why = found[field]
          return why && (isAsked || claim[field] !== '')
            ? t('fileImport.findings.ofField', {
                field: label,
                words: t(`invoiceRegistration.finding.${why}`),
              })
            : undefined
        }
        const describeDoubt = (label: string) =>
          isClaimDoubtful(claim)
            ? t('fileImport.findings.ofField', {
                field: label,
                words: t('invoiceRegistration.finding.decimals', {
                  value: String(parseDecimal(claim.amount)),
                }),
              })
            : undefined
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a claim is its place
          <div key={at} className="mb-2 border-b border-line pb-2">
            {(['type', 'amount'] as const).map((field) => {
              const label = t(`invoiceRegistration.one.claim.${field}`, { place })
              return (
                <Field
                  key={field}
                  label={label}
                  detail={field === 'amount' ? currency?.toUpperCase() : undefined}
                  error={describe(field, label)}
                  warning={field === 'amount' ? describeDoubt(label) : undefined}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      inputMode={field === 'amount' ? 'decimal' : undefined}
                      value={claim[field]}
                      onChange={({ target }) =>
                        onClaims(claims.with(at, { ...claim, [field]: target.value }))
                      }
                    />
                  )}
                </Field>
              )
            })}
            <Button size="sm" onClick={() => onClaims(claims.toSpliced(at, 1))}>
              {t('invoiceRegistration.one.removeClaim', { place })}
            </Button>
          </div>
        )
      })}
      <Button onClick={() => onClaims([...claims, { type: '', amount: '' }])}>
        <Icon name="plus" />
        {t('invoiceRegistration.one.addClaim')}
      </Button>
    </Section>
  )
}
