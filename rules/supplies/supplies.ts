import { type SettingValues, textOf } from '../settings/read.ts'

/** What a patron can ask for from her room, in the order shown. The words are texts. */
export const supplies = [
  'soap',
  'shampoo',
  'conditioner',
  'toothbrush',
  'toothpaste',
  'floss',
  'mouthwash',
  'nailFile',
  'nailClipper',
  'nailPolishRemover',
  'cottonBalls',
  'cottonSwabs',
  'tweezers',
  'comb',
  'makeUpRemover',
  'contactLensCase',
  'contactLensSolution',
  'showerCap',
  'bathSponge',
  'pumiceStone',
  'razor',
  'towel',
  'robe',
  'slippers',
  'other',
] as const
export type Supply = (typeof supplies)[number]

export const isSupply = (code: string): code is Supply =>
  (supplies as readonly string[]).includes(code)

/** The supplies this facility offers: those its setting names, in that order, or all when it names none. */
export function suppliesOf(values: SettingValues): readonly Supply[] {
  const chosen = textOf(values, 'supplyItems')
    ?.split(/[\s,]+/)
    .filter(isSupply)
  return chosen?.length ? [...new Set(chosen)] : supplies
}
