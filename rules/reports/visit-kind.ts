import type { VisitFlags } from '../reservation/visit-flags.ts'

/** The kinds of visit in reports; the first that fits counts, so that the kinds add up to all visits. */
export const visitKinds = ['kallah', 'segula', 'private', 'wheelchair', 'bath', 'shower'] as const
export type VisitKind = (typeof visitKinds)[number]

type KindFlags = Pick<VisitFlags, 'kallah' | 'segula' | 'privateRoom' | 'handicapped' | 'bath'>

/** Which flag makes which kind, in the order of the kinds; without any it is a shower. */
export const kindFlags = {
  kallah: 'kallah',
  segula: 'segula',
  private: 'privateRoom',
  wheelchair: 'handicapped',
  bath: 'bath',
} as const satisfies Record<Exclude<VisitKind, 'shower'>, keyof KindFlags>

export const visitKindOf = (visit: KindFlags): VisitKind =>
  visitKinds.find((kind) => kind !== 'shower' && visit[kindFlags[kind]]) ?? 'shower'
