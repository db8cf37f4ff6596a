import { useWrite } from '@/lib/client/use-write'
import { registerBankAgreement } from '@/lib/features/bank-agreements/server/register-bank-agreement'

/** Registers one, once. */
export const useRegisterAgreement = () =>
  useWrite(registerBankAgreement, {
    affects: ['listBankAgreements', 'getBankAgreement', 'listJournal'],
  })
