export { getReplacementsQuery, getSentLinksQuery, toSendQueryString } from './replaced-invoice'
