export { ResendOffer } from './resend-offer'
export { UnknownWrite, type UnknownWriteTexts } from './unknown-write'
