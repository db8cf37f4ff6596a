'use client'

import { createContext, type ReactNode, use } from 'react'

/** Gives a part its words of the rules, which are loaded when it is first opened. */
type InRuleTexts = (part: ReactNode) => ReactNode

const RuleTextsContext = createContext<InRuleTexts | null>(null)

/** Says how parts of the pages below come to the words of the rules. */
export const RuleTextsProvider = RuleTextsContext.Provider

/** How a part comes to the words of the rules; null where no page around it says so. */
export const useRuleTexts = () => use(RuleTextsContext)
