export { ExplainRules } from './explain-rules'
export { Findings } from './findings'
export { RuleTextsProvider } from './rule-texts'
