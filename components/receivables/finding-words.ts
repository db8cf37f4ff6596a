import type { Finding } from './use-findings'

export const findingWords = (finding: Finding) => finding.code
