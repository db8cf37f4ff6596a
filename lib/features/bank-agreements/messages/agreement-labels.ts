import {
  agreementFields,
  expectedTargets,
  expectedTypes,
} from '@/lib/features/bank-agreements/domain/agreement-fields'
import type { Translate } from '@/lib/shared/i18n/translate'

/** A type of account in words; one that is not known as it came. */
export function labelAccountType(t: Translate, code: string): string {
  const known = expectedTypes.find((each) => each === code)
  return known ? t(`bankAgreements.type.${known}`) : code
}

/** Who an agreement is for, in words. */
export function labelTarget(t: Translate, code: string): string {
  const known = expectedTargets.find((each) => each === code)
  return known ? t(`bankAgreements.target.${known}`) : code
}

/** A field of an agreement in words; one that is not known as it came. */
export function labelAgreementField(t: Translate, field: string): string {
  const known = agreementFields.find((each) => each === field)
  return known ? t(`bankAgreements.field.${known}`) : field
}
