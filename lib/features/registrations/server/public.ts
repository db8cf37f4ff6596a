import 'server-only'

export {
  listRegistrations,
  type RegistrationKind,
  refreshRegistration,
} from './follow-registration'
