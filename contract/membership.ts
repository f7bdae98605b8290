import { z } from 'zod'
import { day, money } from './fields.ts'

export const membershipFacts = z.object({
  membershipLevel: z.string().nullable(),
  membershipExpiration: day.nullable(),
  membershipPaidUntil: day.nullable(),
  membershipAutoRenew: z.boolean(),
  membershipInstallments: z.number(),
  membershipPriceBath: money.nullable(),
  membershipPricePrivateBath: money.nullable(),
  membershipPriceShower: money.nullable(),
  membershipPricePrivateShower: money.nullable(),
  activeMember: z.boolean(),
})

export const membershipLevel = z.object({
  level: z.string(),
  levelHe: z.string(),
  price: money,
  priceBath: money.nullable(),
  pricePrivateBath: money.nullable(),
  priceShower: money.nullable(),
  pricePrivateShower: money.nullable(),
  active: z.boolean(),
})
