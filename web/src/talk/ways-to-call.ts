import { refusalsToCallFor } from '@mikvah/contract/words/refusals-to-call-for.ts'
import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'
import { CallFailed } from './call-failed.ts'

/** A link to call the office, provided by the part of the app that knows its number. */
export const CallLink = createContext<ComponentType | null>(null)

const codes: readonly (string | null)[] = refusalsToCallFor

/** Whether the words of a failure say to call. */
export const asksToCall = (failure: unknown): boolean =>
  failure instanceof CallFailed && codes.includes(failure.code)

/**
 * A number to tap for a failure whose words say to call; null for any other. It stands beside them wherever they are
 * shown.
 */
export function useCallFor(failure: unknown): ReactNode {
  const Call = use(CallLink)
  return Call && asksToCall(failure) ? createElement(Call) : null
}
