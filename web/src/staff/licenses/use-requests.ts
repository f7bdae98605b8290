import { useKept } from '../../live/use-kept.ts'
import type { AnswerOf } from '../../talk/call.ts'

export type LicenseRequest = AnswerOf<'licenseRequests'>[number]

/** What waits for somebody to look at it, kept true by events. */
export const useRequests = () => useKept('licenseRequests')

export const nameOf = ({ firstName, lastName }: LicenseRequest) =>
  [firstName, lastName].filter(Boolean).join(' ')
