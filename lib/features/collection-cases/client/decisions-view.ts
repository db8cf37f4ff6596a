import { parseAsStringLiteral } from 'nuqs/server'
import { questions } from '@/lib/features/collection-cases/domain/case-questions'

/** The one description of what the address of the decisions holds. */
export const decisionsParsers = { kind: parseAsStringLiteral(questions) }
