/** A rule's no, with the code of why. */
export type Refused<Code extends string> = { allowed: false; because: Code }
/** What a rule answers: yes, or no with the code of why. */
export type Verdict<Code extends string> = { allowed: true } | Refused<Code>

export const allowed = { allowed: true } as const

export const refused = <Code extends string>(because: Code): Refused<Code> => ({
  allowed: false,
  because,
})
