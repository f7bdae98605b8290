import { dollarsOf } from '@mikvah/rules/price/money.ts'
import type { RequestContext } from '../request/context.ts'

/** Every item, retired ones too, with its price in dollars. */
export const readMerchandise = ({ content }: RequestContext) =>
  content.merchandise.map(({ item, itemHe, description, descriptionHe, cents, active }) => ({
    item,
    itemHe,
    description,
    descriptionHe,
    price: dollarsOf(cents),
    active,
  }))
