export type Refused<Code extends string> = { allowed: false; because: Code }
export type Verdict<Code extends string> = { allowed: true } | Refused<Code>

export const allowed = { allowed: true } as const

export const refused = <Code extends string>(because: Code): Refused<Code> => ({
  allowed: false,
  because,
})
