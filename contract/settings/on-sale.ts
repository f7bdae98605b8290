import { lengths } from '@mikvah/rules/lengths.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { amount, text, words } from '../fields.ts'
import { membershipLevel } from '../membership.ts'

const item = z.object({
  item: z.string(),
  itemHe: z.string(),
  description: z.string(),
  descriptionHe: z.string(),
  price: z.number(),
  active: z.boolean(),
})

export const merchandise = endpoint('merchandise', {
  summary: 'What can be taken from the shelf.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  result: z.array(item),
})

const itemSent = z.strictObject({
  item: words(lengths.shelfName),
  itemHe: text(lengths.shelfName).default(''),
  description: text(lengths.shelfText).default(''),
  descriptionHe: text(lengths.shelfText).default(''),
  price: amount,
  active: z.boolean().default(true),
})

export const writeMerchandise = endpoint('writeMerchandise', {
  summary: 'Adds or changes items; active: false retires one.',
  who: ['Admin'],
  audited: { act: 'merchandise-changed' },
  body: z.union([itemSent, z.array(itemSent).min(1).max(200)]),
  result: z.array(item),
})

export const membershipLevels = endpoint('membershipLevels', {
  summary: 'The levels of membership with their own visit prices.',
  who: ['anyone'],
  audited: { nothing: 'Open to everyone.' },
  result: z.array(membershipLevel),
})

const levelSent = z.strictObject({
  level: words(lengths.levelName),
  levelHe: text(lengths.levelName).default(''),
  price: amount,
  priceBath: amount.nullish(),
  pricePrivateBath: amount.nullish(),
  priceShower: amount.nullish(),
  pricePrivateShower: amount.nullish(),
  active: z.boolean().default(true),
})

export const writeMembershipLevels = endpoint('writeMembershipLevels', {
  summary: 'Adds or changes levels; active: false retires one.',
  who: ['Admin'],
  audited: { act: 'membership-levels-changed' },
  body: z.union([levelSent, z.array(levelSent).min(1).max(50)]),
  result: z.array(membershipLevel),
})
