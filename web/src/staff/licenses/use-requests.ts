import { useLiveQuery } from '../../live/use-live-query.ts'
import type { AnswerOf } from '../../talk/call.ts'

/** A license and a registration that a patron has sent and that wait for a review. */
export type LicenseRequest = AnswerOf<'licenseRequests'>[number]

/** The licenses and registrations that wait for a review, kept up to date by events. */
export const useRequests = () => useLiveQuery('licenseRequests')

/** Her first and last name; blank where neither is known. */
export const nameOf = ({ firstName, lastName }: LicenseRequest) =>
  [firstName, lastName].filter(Boolean).join(' ')
