import { type Tender, tenderOf, tenders } from '@mikvah/rules/payments/methods.ts'
import { dollarsOf } from '@mikvah/rules/price/money.ts'
import type { moneyByTender } from './money.ts'

type ByTender = Awaited<ReturnType<typeof moneyByTender>>

/** For each tender what came in, what went back, and what is left, in dollars. */
export const tendersView = <T extends Tender>(byTender: ByTender, which: readonly T[]) =>
  which.map((tender) => {
    const of = byTender.filter((row) => tenderOf(row) === tender)
    const taken = of.reduce((cents, row) => cents + row.taken, 0)
    const givenBack = of.reduce((cents, row) => cents + row.givenBack, 0)
    const left = dollarsOf(taken - givenBack)
    return { tender, taken: dollarsOf(taken), givenBack: dollarsOf(givenBack), left }
  })

/** The tenders by which anything was taken or given back. */
export const tendersUsed = (byTender: ByTender) =>
  tendersView(byTender, tenders).filter(({ taken, givenBack }) => taken !== 0 || givenBack !== 0)
