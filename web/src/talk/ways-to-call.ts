import { refusalsToCallFor } from '@mikvah/contract/words/refusals-to-call-for.ts'
import { type ComponentType, createContext } from 'react'
import { CallFailed } from './call-failed.ts'

/** A link to call the office, provided by the part of the app that knows its number. */
export const CallLink = createContext<ComponentType | null>(null)

const codes: readonly (string | null)[] = refusalsToCallFor

/** Whether the words of a failure say to call. */
export const asksToCall = (failure: unknown): boolean =>
  failure instanceof CallFailed && codes.includes(failure.code)
