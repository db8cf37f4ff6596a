/** Placeholder texts. */
export const causes: Record<string, string[]> = {
  receiverNotInPeppol: [
    'SMP lookup failed: participant 0192:{org} is not registered in Peppol (SML NXDOMAIN)',
    'Mottaker 0192:{org} finnes ikke i ELMA',
  ],
  kidCheckDigit: ['KID {kid} har feil kontrollsiffer'],
  streetMissing: ['Invoicee address: StreetName is missing', 'Gateadresse mangler for {name}'],
}
export const unknownCauses = ['Error -2147220991 in step 14 ({n})']
