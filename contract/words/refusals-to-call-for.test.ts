import { expect, it } from 'vitest'
import { refusals as english } from './en/refusals.ts'
import { refusals as hebrew } from './he/refusals.ts'
import { refusalsToCallFor } from './refusals-to-call-for.ts'

it.each<[string, Record<string, string>, RegExp]>([
  ['English', english, /\bcall (us|the)\b/],
  ['Hebrew', hebrew, /(?<![א-ת])(להתקשר (אלינו|למשרד|לקבלה)|התקשרי)(?![א-ת])/],
])('names every refusal whose words in %s say to call, and no other', (_, refusals, call) => {
  const say = Object.entries(refusals).filter(([, words]) => call.test(words))
  expect(say.map(([code]) => code).toSorted()).toEqual(refusalsToCallFor.toSorted())
})
